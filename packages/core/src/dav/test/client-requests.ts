/** Bodies as calendar programs send them, with their prefixes, order and white space. */

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Thunderbird 153 */
export const thunderbird = {
  principal: `${head}<D:propfind xmlns:D="DAV:" xmlns:A="http://apple.com/ns/ical/" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:prop><D:resourcetype/><D:owner/><D:displayname/><D:current-user-principal/><D:current-user-privilege-set/><A:calendar-color/><C:calendar-home-set/></D:prop></D:propfind>`,
  calendar: `${head}<D:propfind xmlns:D="DAV:" xmlns:CS="http://calendarserver.org/ns/" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:prop><D:resourcetype/><D:owner/><D:current-user-principal/><D:current-user-privilege-set/><D:supported-report-set/><C:supported-calendar-component-set/><CS:getctag/></D:prop></D:propfind>`,
  firstSync: `${head}<sync-collection xmlns="DAV:"><sync-token/><sync-level>1</sync-level><prop><getcontenttype/><getetag/></prop></sync-collection>`,
  nextSync: `${head}<sync-collection xmlns="DAV:"><sync-token>urn:dodici:sync:41</sync-token><sync-level>1</sync-level><prop><getcontenttype/><getetag/></prop></sync-collection>`,
  multiget: `${head}<C:calendar-multiget xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:prop><D:getetag/><C:calendar-data/></D:prop><D:href>/dav/calendars/u/work/a%20b.ics</D:href><D:href>/dav/calendars/u/work/c@d.ics</D:href></C:calendar-multiget>`,
} as const

/** Evolution's data server 3.46 */
export const evolution = {
  ctag: `${head}<propfind xmlns="DAV:">\n <prop>\n  <getctag xmlns="http://calendarserver.org/ns/"/>\n </prop>\n</propfind>\n`,
  month: `${head}<C:calendar-query xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:D="DAV:"><D:prop><D:getetag/></D:prop><C:filter><C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT"><C:time-range start="20261030T000000Z" end="20261230T000000Z"/></C:comp-filter></C:comp-filter></C:filter></C:calendar-query>`,
  listing: `${head}<C:calendar-query xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:D="DAV:"><D:prop><D:getetag/></D:prop><C:filter><C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT"/></C:comp-filter></C:filter></C:calendar-query>`,
} as const

/** vdirsyncer 0.19 */
export const vdirsyncer = {
  make: `<?xml version="1.0" encoding="utf-8" ?>
            <D:mkcol xmlns:D="DAV:">
                <D:set>
                    <D:prop>
                        <D:resourcetype><D:collection /><ns0:calendar xmlns:ns0="urn:ietf:params:xml:ns:caldav" /></D:resourcetype>
                    </D:prop>
                </D:set>
            </D:mkcol>`,
  todos: `<?xml version="1.0" encoding="utf-8" ?>
<C:calendar-query xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav">
    <D:prop>
        <D:getcontenttype/>
        <D:getetag/>
    </D:prop>
    <C:filter>
    <C:comp-filter name="VCALENDAR">
        <C:comp-filter name="VTODO"/>
    </C:comp-filter>
    </C:filter>
</C:calendar-query>`,
  color: `<?xml version="1.0" encoding="utf-8" ?><D:propertyupdate xmlns:D="DAV:"><D:set><D:prop><ns0:calendar-color xmlns:ns0="http://apple.com/ns/ical/">#0E61B9</ns0:calendar-color></D:prop></D:set></D:propertyupdate>`,
} as const

/** tsdav 2.3 */
export const tsdav = {
  make: '<?xml version="1.0" encoding="utf-8"?><c:mkcalendar xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:d="DAV:" xmlns:ca="http://apple.com/ns/ical/"><d:set><d:prop><d:displayname>tsdav-1</d:displayname></d:prop></d:set></c:mkcalendar>',
  expand:
    '<?xml version="1.0" encoding="utf-8"?><c:calendar-query xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:cs="http://calendarserver.org/ns/" xmlns:ca="http://apple.com/ns/ical/" xmlns:d="DAV:"><d:prop><d:getetag/><c:calendar-data><c:expand start="20260301T000000Z" end="20260302T000000Z"/></c:calendar-data></d:prop><c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT"><c:time-range start="20260301T000000Z" end="20260302T000000Z"/></c:comp-filter></c:comp-filter></c:filter></c:calendar-query>',
  freeBusy:
    '<?xml version="1.0" encoding="utf-8"?><c:free-busy-query xmlns:c="urn:ietf:params:xml:ns:caldav"><c:time-range start="20260301T000000Z" end="20260302T000000Z"/></c:free-busy-query>',
} as const

/** DAVx5, by its library dav4jvm */
export const davx5 = {
  home: '<?xml version=\'1.0\' encoding=\'UTF-8\' ?><propfind xmlns="DAV:" xmlns:CAL="urn:ietf:params:xml:ns:caldav" xmlns:CARD="urn:ietf:params:xml:ns:carddav" xmlns:SABRE="http://sabredav.org/ns"><prop><resourcetype /><displayname /><owner /><current-user-privilege-set /><CAL:calendar-description /><calendar-color xmlns="http://apple.com/ns/ical/" /><CAL:supported-calendar-component-set /><source xmlns="http://calendarserver.org/ns/" /></prop></propfind>',
  query:
    '<?xml version=\'1.0\' encoding=\'UTF-8\' ?><CAL:calendar-query xmlns="DAV:" xmlns:CAL="urn:ietf:params:xml:ns:caldav"><prop><getetag /></prop><CAL:filter><CAL:comp-filter name="VCALENDAR"><CAL:comp-filter name="VEVENT"><CAL:time-range start="20260601T120000Z" /></CAL:comp-filter></CAL:comp-filter></CAL:filter></CAL:calendar-query>',
  sync: "<?xml version='1.0' encoding='UTF-8' ?><sync-collection xmlns=\"DAV:\"><sync-token>urn:dodici:sync:9</sync-token><sync-level>1</sync-level><limit><nresults>1000</nresults></limit><prop><getetag /></prop></sync-collection>",
  multiget:
    '<?xml version=\'1.0\' encoding=\'UTF-8\' ?><CAL:calendar-multiget xmlns="DAV:" xmlns:CAL="urn:ietf:params:xml:ns:caldav"><prop><getcontenttype /><getetag /><schedule-tag xmlns="urn:ietf:params:xml:ns:caldav" /><CAL:calendar-data content-type="text/calendar" version="2.0" /></prop><href>/dav/calendars/u/w/1.ics</href></CAL:calendar-multiget>',
} as const

/** iOS and macOS */
export const apple = {
  principal: `${head}<A:propfind xmlns:A="DAV:">
  <A:prop>
    <A:current-user-principal/>
    <A:principal-URL/>
    <A:resourcetype/>
  </A:prop>
</A:propfind>
`,
  account: `${head}<A:propfind xmlns:A="DAV:">
  <A:prop>
    <B:calendar-home-set xmlns:B="urn:ietf:params:xml:ns:caldav"/>
    <B:calendar-user-address-set xmlns:B="urn:ietf:params:xml:ns:caldav"/>
    <A:current-user-principal/>
    <A:displayname/>
    <C:dropbox-home-URL xmlns:C="http://calendarserver.org/ns/"/>
    <C:email-address-set xmlns:C="http://calendarserver.org/ns/"/>
    <B:schedule-inbox-URL xmlns:B="urn:ietf:params:xml:ns:caldav"/>
    <A:supported-report-set/>
  </A:prop>
</A:propfind>
`,
  make: `${head}<B:mkcalendar xmlns:B="urn:ietf:params:xml:ns:caldav">
  <A:set xmlns:A="DAV:">
    <A:prop>
      <D:calendar-color xmlns:D="http://apple.com/ns/ical/" symbolic-color="custom">#FF2968FF</D:calendar-color>
      <D:calendar-order xmlns:D="http://apple.com/ns/ical/">3</D:calendar-order>
      <B:calendar-free-busy-set><YES/></B:calendar-free-busy-set>
      <A:displayname>Famiglia &amp; amici</A:displayname>
      <B:calendar-timezone>BEGIN:VCALENDAR&#13;
VERSION:2.0&#13;
BEGIN:VTIMEZONE&#13;
TZID:Europe/Rome&#13;
END:VTIMEZONE&#13;
END:VCALENDAR&#13;
</B:calendar-timezone>
      <B:supported-calendar-component-set>
        <B:comp name="VEVENT"/>
      </B:supported-calendar-component-set>
    </A:prop>
  </A:set>
</B:mkcalendar>
`,
  order: `${head}<A:propertyupdate xmlns:A="DAV:">
  <A:set>
    <A:prop>
      <D:calendar-order xmlns:D="http://apple.com/ns/ical/">2</D:calendar-order>
    </A:prop>
  </A:set>
  <A:remove>
    <A:prop>
      <B:default-alarm-vevent-date xmlns:B="urn:ietf:params:xml:ns:caldav"/>
    </A:prop>
  </A:remove>
</A:propertyupdate>
`,
  query: `${head}<B:calendar-query xmlns:B="urn:ietf:params:xml:ns:caldav">
  <A:prop xmlns:A="DAV:">
    <A:getetag/>
    <A:getcontenttype/>
  </A:prop>
  <B:filter>
    <B:comp-filter name="VCALENDAR">
      <B:comp-filter name="VEVENT">
        <B:time-range start="20251130T000000Z"/>
      </B:comp-filter>
    </B:comp-filter>
  </B:filter>
</B:calendar-query>
`,
  multiget: `${head}<B:calendar-multiget xmlns:B="urn:ietf:params:xml:ns:caldav">
  <A:prop xmlns:A="DAV:">
    <A:getetag/>
    <B:schedule-tag/>
    <B:calendar-data/>
    <C:created-by xmlns:C="http://calendarserver.org/ns/"/>
  </A:prop>
  <A:href xmlns:A="DAV:">/dav/calendars/u/home/5A1F.ics</A:href>
</B:calendar-multiget>
`,
  search: `${head}<A:principal-property-search test="anyof" xmlns:A="DAV:">
  <A:property-search>
    <A:prop><A:displayname/></A:prop>
    <A:match match-type="starts-with">anna</A:match>
  </A:property-search>
  <A:property-search>
    <A:prop><C:email-address-set xmlns:C="http://calendarserver.org/ns/"/></A:prop>
    <A:match>anna</A:match>
  </A:property-search>
  <A:prop>
    <A:principal-URL/>
  </A:prop>
</A:principal-property-search>
`,
  delegates: `${head}<A:expand-property xmlns:A="DAV:">
  <A:property name="calendar-proxy-write-for" namespace="http://calendarserver.org/ns/">
    <A:property name="displayname" namespace="DAV:"/>
    <A:property name="calendar-user-address-set" namespace="urn:ietf:params:xml:ns:caldav"/>
  </A:property>
</A:expand-property>
`,
} as const
