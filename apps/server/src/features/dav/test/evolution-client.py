"""Evolution Data Server, for a test. It reads acts as JSON from its input, a line each, and answers each by a line on
descriptor 3: what the bus starts writes to the usual ones."""

import json
import re
import sys
import threading
import time
from urllib.parse import urlsplit

import gi

for name, version in (("EDataServer", "1.2"), ("ECal", "2.0"), ("ICalGLib", "3.0")):
    gi.require_version(name, version)
from gi.repository import ECal, EDataServer, GLib, ICalGLib

PATIENCE_SECONDS = 30
CONFLICTS = {"fail": ECal.OperationFlags.CONFLICT_FAIL, "keep": ECal.OperationFlags.CONFLICT_KEEP_LOCAL}

# Sources tell of themselves by a loop.
threading.Thread(target=GLib.MainLoop().run, daemon=True).start()
registry = EDataServer.SourceRegistry.new_sync(None)
clients = {}


def credentials_of(login):
    credentials = EDataServer.NamedParameters.new()
    credentials.set("username", login["user"])
    credentials.set("password", login["password"])
    return credentials


def source_of(login, name, address):
    """A calendar on the server, as the dialog for a new one would describe it."""
    parts = urlsplit(address)
    source = EDataServer.Source.new(None, None)
    source.set_display_name(name)
    source.get_extension("Calendar").set_backend_name("caldav")
    authentication = source.get_extension("Authentication")
    authentication.set_host(parts.hostname)
    authentication.set_port(parts.port)
    authentication.set_user(login["user"])
    authentication.set_method("plain/password")
    source.get_extension("WebDAV Backend").set_property("resource-path", parts.path)
    source.get_extension("Security").set_method("none")
    source.get_extension("Offline").set_stay_synchronized(True)
    return source


def waited_for(find):
    end = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < end:
        found = find()
        if found:
            return found
        time.sleep(0.1)
    raise TimeoutError("Evolution did not get so far in time")


def discover(login, address):
    source = source_of(login, "discovery", address)
    events = EDataServer.WebDAVDiscoverSupports.EVENTS
    found = EDataServer.webdav_discover_sources_sync(source, address, events, credentials_of(login), None)
    return [
        {"address": one.href, "name": one.display_name, "color": one.color} for one in found.out_discovered_sources
    ]


def subscribe(login, calendar, address):
    """Opens a calendar with a store of its own: to the server each is another client."""
    made = source_of(login, calendar, address)
    registry.commit_source_sync(made, None)
    source = waited_for(lambda: registry.ref_source(made.get_uid()))

    def authenticate(*_):
        threading.Thread(target=source.invoke_authenticate_sync, args=(credentials_of(login), None)).start()

    source.connect("credentials-required", authenticate)
    client = ECal.Client.connect_sync(source, ECal.ClientSourceType.EVENTS, PATIENCE_SECONDS, None)
    waited_for(lambda: source.get_connection_status() == EDataServer.SourceConnectionStatus.CONNECTED)
    clients[calendar] = client
    return {"isReadOnly": client.is_readonly()}


def add(calendar, uid, lines):
    event = ["BEGIN:VEVENT", f"UID:{uid}", "DTSTAMP:20260101T000000Z", *lines, "END:VEVENT", ""]
    component = ICalGLib.Component.new_from_string("\r\n".join(event))
    return clients[calendar].create_object_sync(component, ECal.OperationFlags.NONE, None)[1]


def synchronised(calendar):
    """The text of each event and its changed occurrences by UID, unfolded."""
    clients[calendar].refresh_sync(None)
    texts = {}
    for component in clients[calendar].get_object_list_sync("#t", None)[1]:
        text = re.sub(r"\r?\n[ \t]", "", component.as_ical_string())
        texts[component.get_uid()] = texts.get(component.get_uid(), "") + text
    return texts


def modify(calendar, component, part, conflict):
    clients[calendar].modify_object_sync(component, part, CONFLICTS[conflict], None)
    return True


def rename(calendar, uid, title, conflict):
    component = clients[calendar].get_object_sync(uid, None, None)[1]
    component.set_summary(title)
    return modify(calendar, component, ECal.ObjModType.ALL, conflict)


def change_occurrence(calendar, uid, lines):
    occurrence = ["BEGIN:VEVENT", f"UID:{uid}", "DTSTAMP:20260101T000000Z", *lines, "END:VEVENT", ""]
    component = ICalGLib.Component.new_from_string("\r\n".join(occurrence))
    return modify(calendar, component, ECal.ObjModType.THIS, "fail")


def remove(calendar, uid, occurrence):
    part = ECal.ObjModType.ALL if occurrence is None else ECal.ObjModType.THIS
    clients[calendar].remove_object_sync(uid, occurrence, part, ECal.OperationFlags.NONE, None)
    return True


def session_of(login, address):
    session = EDataServer.WebDAVSession.new(source_of(login, "session", address))
    session.set_credentials(credentials_of(login))
    return session


def make_calendar(login, address, name, color):
    events = EDataServer.WebDAVDiscoverSupports.EVENTS
    return session_of(login, address).mkcalendar_sync(address, name, None, color, events, None)


def remove_calendar(login, address):
    return session_of(login, address).delete_sync(address, None, None, None)


ACTS = {
    "discover": discover,
    "subscribe": subscribe,
    "add": add,
    "synchronised": synchronised,
    "rename": rename,
    "changeOccurrence": change_occurrence,
    "remove": remove,
    "makeCalendar": make_calendar,
    "removeCalendar": remove_calendar,
}

answers = open(3, "w")
for line in sys.stdin:
    act, wish = json.loads(line)
    try:
        answer = {"value": ACTS[act](**wish)}
    except Exception as error:  # Whatever it is, the test says it.
        answer = {"error": f"{type(error).__name__}: {error}"}
    print(json.dumps(answer), file=answers, flush=True)
