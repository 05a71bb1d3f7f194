/** Answers as servers send them, with their prefixes, order and white space. */

/** Radicale 3: default prefixes of ElementTree, many reports, all on few lines. */
export const radicale = {
  account: `<?xml version='1.0' encoding='utf-8'?>
<multistatus xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><response><href>/ada/</href><propstat><prop><resourcetype><principal /><collection /></resourcetype><current-user-principal><href>/ada/</href></current-user-principal><C:calendar-home-set><href>/ada/</href></C:calendar-home-set></prop><status>HTTP/1.1 200 OK</status></propstat></response></multistatus>`,
  calendars: `<?xml version='1.0' encoding='utf-8'?>
<multistatus xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:CR="urn:ietf:params:xml:ns:carddav" xmlns:CS="http://calendarserver.org/ns/" xmlns:ICAL="http://apple.com/ns/ical/"><response><href>/ada/</href><propstat><prop><resourcetype><principal /><collection /></resourcetype></prop><status>HTTP/1.1 200 OK</status></propstat><propstat><prop><displayname /><ICAL:calendar-color /></prop><status>HTTP/1.1 404 Not Found</status></propstat></response><response><href>/ada/0b9e/</href><propstat><prop><resourcetype><C:calendar /><collection /></resourcetype><sync-token>http://radicale.org/ns/sync/5d41</sync-token><supported-report-set><supported-report><report><expand-property /></report></supported-report><supported-report><report><sync-collection /></report></supported-report><supported-report><report><C:calendar-multiget /></report></supported-report></supported-report-set><current-user-privilege-set><privilege><read /></privilege><privilege><all /></privilege><privilege><write /></privilege><privilege><write-properties /></privilege><privilege><write-content /></privilege></current-user-privilege-set><CS:getctag>"aa11"</CS:getctag><displayname>Lavoro &amp; altro</displayname><C:supported-calendar-component-set><C:comp name="VEVENT" /><C:comp name="VJOURNAL" /><C:comp name="VTODO" /></C:supported-calendar-component-set><ICAL:calendar-color>#e64c4cff</ICAL:calendar-color></prop><status>HTTP/1.1 200 OK</status></propstat></response><response><href>/ada/book/</href><propstat><prop><resourcetype><CR:addressbook /><collection /></resourcetype><displayname>Contatti</displayname></prop><status>HTTP/1.1 200 OK</status></propstat></response></multistatus>`,
} as const

/** Xandikos: ElementTree's own prefixes, and privileges without writing where a backend is read-only. */
export const xandikos = {
  calendars: `<ns0:multistatus xmlns:ns0="DAV:" xmlns:ns1="urn:ietf:params:xml:ns:caldav" xmlns:ns2="http://calendarserver.org/ns/"><ns0:response><ns0:href>/user/calendars/calendar/</ns0:href><ns0:propstat><ns0:status>HTTP/1.1 200 OK</ns0:status><ns0:prop><ns0:resourcetype><ns1:calendar /><ns0:collection /></ns0:resourcetype><ns0:sync-token>1f3870be</ns0:sync-token><ns2:getctag>1f3870be</ns2:getctag><ns0:current-user-privilege-set><ns0:privilege><ns0:read /></ns0:privilege></ns0:current-user-privilege-set></ns0:prop></ns0:propstat><ns0:propstat><ns0:status>HTTP/1.1 404 Not Found</ns0:status><ns0:prop><ns0:displayname /></ns0:prop></ns0:propstat></ns0:response></ns0:multistatus>`,
} as const

/** Nextcloud, which is sabre/dav: a status beside what is gone, with a propstat that says nothing. */
export const nextcloud = {
  calendars: `<?xml version="1.0"?>
<d:multistatus xmlns:d="DAV:" xmlns:s="http://sabredav.org/ns" xmlns:cal="urn:ietf:params:xml:ns:caldav" xmlns:cs="http://calendarserver.org/ns/" xmlns:oc="http://owncloud.org/ns" xmlns:nc="http://nextcloud.org/ns"><d:response><d:href>/remote.php/dav/calendars/ada%40example.org/inbox/</d:href><d:propstat><d:prop><d:resourcetype><d:collection/><cal:schedule-inbox/></d:resourcetype></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response><d:response><d:href>/remote.php/dav/calendars/ada%40example.org/personal/</d:href><d:propstat><d:prop><d:resourcetype><d:collection/><cal:calendar/></d:resourcetype><d:sync-token>http://sabre.io/ns/sync/81</d:sync-token><d:supported-report-set><d:supported-report><d:report><d:sync-collection/></d:report></d:supported-report></d:supported-report-set><d:current-user-privilege-set><d:privilege><d:read/></d:privilege><d:privilege><d:write/></d:privilege></d:current-user-privilege-set><cs:getctag>http://sabre.io/ns/sync/81</cs:getctag><d:displayname>Personale</d:displayname><cal:supported-calendar-component-set><cal:comp name="VEVENT"/><cal:comp name="VTODO"/></cal:supported-calendar-component-set><x1:calendar-color xmlns:x1="http://apple.com/ns/ical/">#0082C9</x1:calendar-color></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response><d:response><d:href>/remote.php/dav/calendars/ada%40example.org/team_shared_by_bea/</d:href><d:propstat><d:prop><d:resourcetype><d:collection/><cal:calendar/><cs:shared/></d:resourcetype><d:current-user-privilege-set><d:privilege><d:read/></d:privilege><d:privilege><d:write-properties/></d:privilege></d:current-user-privilege-set><d:displayname>Squadra (Bea)</d:displayname></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response><d:response><d:href>/remote.php/dav/calendars/ada%40example.org/tasks/</d:href><d:propstat><d:prop><d:resourcetype><d:collection/><cal:calendar/></d:resourcetype><cal:supported-calendar-component-set><cal:comp name="VTODO"/></cal:supported-calendar-component-set></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response><d:response><d:href>/remote.php/dav/calendars/ada%40example.org/holidays/</d:href><d:propstat><d:prop><d:resourcetype><d:collection/><cal:calendar/><cs:subscribed/></d:resourcetype><d:current-user-privilege-set><d:privilege><d:all/></d:privilege></d:current-user-privilege-set><d:displayname>Feste</d:displayname></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response><d:response><d:href>/remote.php/dav/calendars/ada%40example.org/old/</d:href><d:propstat><d:prop><d:resourcetype><d:collection/><nc:deleted-calendar/></d:resourcetype><d:displayname>Cestinato</d:displayname></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response><d:response><d:href>/remote.php/dav/calendars/ada%40example.org/trashbin/</d:href><d:propstat><d:prop><d:resourcetype><d:collection/><nc:trash-bin/></d:resourcetype></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response></d:multistatus>`,
  changes: `<?xml version="1.0"?>
<d:multistatus xmlns:d="DAV:" xmlns:s="http://sabredav.org/ns"><d:response><d:href>/remote.php/dav/calendars/ada%40example.org/personal/A%20b.ics</d:href><d:propstat><d:prop><d:getetag>&quot;7c1&quot;</d:getetag></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response><d:response><d:status>HTTP/1.1 404 Not Found</d:status><d:href>/remote.php/dav/calendars/ada%40example.org/personal/gone.ics</d:href><d:propstat><d:prop/><d:status>HTTP/1.1 418 I'm a teapot</d:status></d:propstat></d:response><d:sync-token>http://sabre.io/ns/sync/82</d:sync-token></d:multistatus>`,
} as const

/** iCloud: a default namespace at each place, homes on a host of their own, and CDATA. */
export const icloud = {
  account: `<?xml version='1.0' encoding='UTF-8'?><multistatus xmlns='DAV:'>
  <response xmlns='DAV:'>
    <href>/1234567/principal/</href>
    <propstat>
      <prop>
        <calendar-home-set xmlns='urn:ietf:params:xml:ns:caldav'>
          <href xmlns='DAV:'>https://p42-caldav.icloud.com:443/1234567/calendars/</href>
        </calendar-home-set>
      </prop>
      <status>HTTP/1.1 200 OK</status>
    </propstat>
    <propstat><prop><getctag xmlns='http://calendarserver.org/ns/'/></prop><status>HTTP/1.1 404 Not Found</status></propstat>
  </response>
</multistatus>`,
  bodies: `<?xml version='1.0' encoding='UTF-8'?><multistatus xmlns='DAV:'><response xmlns='DAV:'><href>/1234567/calendars/home/one.ics</href><propstat><prop><getetag xmlns='DAV:'>"C=17@U=4d"</getetag><calendar-data xmlns='urn:ietf:params:xml:ns:caldav'><![CDATA[BEGIN:VCALENDAR
SUMMARY:a < b & c
END:VCALENDAR
]]></calendar-data></prop><status>HTTP/1.1 200 OK</status></propstat></response><response xmlns='DAV:'><href>/1234567/calendars/home/two.ics</href><status>HTTP/1.1 404 Not Found</status></response><response xmlns='DAV:'><href>/1234567/calendars/home/three.ics</href><propstat><prop><getetag xmlns='DAV:'>"x"</getetag></prop><status>HTTP/1.1 200 OK</status></propstat></response></multistatus>`,
} as const

/** Fastmail, which is Cyrus: whole URLs, and a collection that says that there is more. */
export const fastmail = {
  changes: `<?xml version="1.0" encoding="utf-8"?>
<D:multistatus xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:response><D:href>https://caldav.fastmail.com/dav/calendars/user/ada@fastmail.com/Default/1.ics</D:href><D:propstat><D:prop><D:getetag>"e1"</D:getetag></D:prop><D:status>HTTP/1.1 200 OK</D:status></D:propstat></D:response><D:response><D:href>/dav/calendars/user/ada@fastmail.com/Default/</D:href><D:status>HTTP/1.1 507 Insufficient Storage</D:status><D:error><D:number-of-matches-within-limits/></D:error></D:response><D:sync-token>data:,1-2</D:sync-token></D:multistatus>`,
} as const

/** Google: the owner's address in the path, no collection type beside the calendar's, gone ones by their status. */
export const google = {
  listing: `<?xml version="1.0" encoding="UTF-8"?>
<D:multistatus xmlns:D="DAV:" xmlns:caldav="urn:ietf:params:xml:ns:caldav">
 <D:response>
  <D:href>/caldav/v2/ada%40gmail.com/events/</D:href>
  <D:propstat><D:status>HTTP/1.1 200 OK</D:status><D:prop><D:resourcetype><D:collection/><caldav:calendar/></D:resourcetype><D:getetag>"self"</D:getetag></D:prop></D:propstat>
 </D:response>
 <D:response>
  <D:href>/caldav/v2/ada%40gmail.com/events/x_2%40google.com.ics</D:href>
  <D:propstat><D:status>HTTP/1.1 200 OK</D:status><D:prop><D:getetag>"63900"</D:getetag></D:prop></D:propstat>
  <D:propstat><D:status>HTTP/1.1 404 Not Found</D:status><D:prop><D:resourcetype/></D:prop></D:propstat>
 </D:response>
</D:multistatus>`,
} as const
