// Zone names of Windows, Outlook and Exchange with their IANA zones: the default territory of Unicode CLDR's
// windowsZones. A line is `IANA zone = Windows name = display name`, where the name omits a final "Standard Time" and
// the display name its offset.
const TABLE = `
Etc/GMT+12 = Dateline = International Date Line West
Etc/GMT+11 = UTC-11 = Coordinated Universal Time-11
America/Adak = Aleutian = Aleutian Islands
Pacific/Honolulu = Hawaiian = Hawaii
Pacific/Marquesas = Marquesas = Marquesas Islands
America/Anchorage = Alaskan = Alaska
Etc/GMT+9 = UTC-09 = Coordinated Universal Time-09
America/Tijuana = Pacific Standard Time (Mexico) = Baja California
Etc/GMT+8 = UTC-08 = Coordinated Universal Time-08
America/Los_Angeles = Pacific = Pacific Time (US & Canada)
America/Phoenix = US Mountain = Arizona
America/Mazatlan = Mountain Standard Time (Mexico) = La Paz, Mazatlan
America/Denver = Mountain = Mountain Time (US & Canada)
America/Whitehorse = Yukon = Yukon
America/Guatemala = Central America = Central America
America/Chicago = Central = Central Time (US & Canada)
Pacific/Easter = Easter Island = Easter Island
America/Mexico_City = Central Standard Time (Mexico) = Guadalajara, Mexico City, Monterrey
America/Regina = Canada Central = Saskatchewan
America/Bogota = SA Pacific = Bogota, Lima, Quito, Rio Branco
America/Cancun = Eastern Standard Time (Mexico) = Chetumal
America/New_York = Eastern = Eastern Time (US & Canada)
America/Port-au-Prince = Haiti = Haiti
America/Havana = Cuba = Havana
America/Indianapolis = US Eastern = Indiana (East)
America/Grand_Turk = Turks And Caicos = Turks and Caicos
America/Asuncion = Paraguay = Asuncion
America/Halifax = Atlantic = Atlantic Time (Canada)
America/Caracas = Venezuela = Caracas
America/Cuiaba = Central Brazilian = Cuiaba
America/La_Paz = SA Western = Georgetown, La Paz, Manaus, San Juan
America/Santiago = Pacific SA = Santiago
America/St_Johns = Newfoundland = Newfoundland
America/Araguaina = Tocantins = Araguaina
America/Sao_Paulo = E. South America = Brasilia
America/Cayenne = SA Eastern = Cayenne, Fortaleza
America/Buenos_Aires = Argentina = City of Buenos Aires
America/Godthab = Greenland = Greenland
America/Montevideo = Montevideo = Montevideo
America/Punta_Arenas = Magallanes = Punta Arenas
America/Miquelon = Saint Pierre = Saint Pierre and Miquelon
America/Bahia = Bahia = Salvador
Etc/GMT+2 = UTC-02 = Coordinated Universal Time-02
Atlantic/South_Georgia = Mid-Atlantic = Mid-Atlantic - Old
Atlantic/Azores = Azores = Azores
Atlantic/Cape_Verde = Cape Verde = Cabo Verde Is.
UTC = UTC = Coordinated Universal Time
Europe/London = GMT = Dublin, Edinburgh, Lisbon, London
Atlantic/Reykjavik = Greenwich = Monrovia, Reykjavik
Africa/Sao_Tome = Sao Tome = Sao Tome
Africa/Casablanca = Morocco = Casablanca
Europe/Berlin = W. Europe = Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna
Europe/Budapest = Central Europe = Belgrade, Bratislava, Budapest, Ljubljana, Prague
Europe/Paris = Romance = Brussels, Copenhagen, Madrid, Paris
Europe/Warsaw = Central European = Sarajevo, Skopje, Warsaw, Zagreb
Africa/Lagos = W. Central Africa = West Central Africa
Asia/Amman = Jordan = Amman
Europe/Bucharest = GTB = Athens, Bucharest
Asia/Beirut = Middle East = Beirut
Africa/Cairo = Egypt = Cairo
Europe/Chisinau = E. Europe = Chisinau
Asia/Damascus = Syria = Damascus
Asia/Hebron = West Bank = Gaza, Hebron
Africa/Johannesburg = South Africa = Harare, Pretoria
Europe/Kiev = FLE = Helsinki, Kyiv, Riga, Sofia, Tallinn, Vilnius
Asia/Jerusalem = Israel = Jerusalem
Africa/Juba = South Sudan = Juba
Europe/Kaliningrad = Kaliningrad = Kaliningrad
Africa/Khartoum = Sudan = Khartoum
Africa/Tripoli = Libya = Tripoli
Africa/Windhoek = Namibia = Windhoek
Asia/Baghdad = Arabic = Baghdad
Europe/Istanbul = Turkey = Istanbul
Asia/Riyadh = Arab = Kuwait, Riyadh
Europe/Minsk = Belarus = Minsk
Europe/Moscow = Russian = Moscow, St. Petersburg
Africa/Nairobi = E. Africa = Nairobi
Europe/Volgograd = Volgograd = Volgograd
Asia/Tehran = Iran = Tehran
Asia/Dubai = Arabian = Abu Dhabi, Muscat
Europe/Astrakhan = Astrakhan = Astrakhan, Ulyanovsk
Asia/Baku = Azerbaijan = Baku
Europe/Samara = Russia Time Zone 3 = Izhevsk, Samara
Indian/Mauritius = Mauritius = Port Louis
Europe/Saratov = Saratov = Saratov
Asia/Tbilisi = Georgian = Tbilisi
Asia/Yerevan = Caucasus = Yerevan
Asia/Kabul = Afghanistan = Kabul
Asia/Tashkent = West Asia = Ashgabat, Tashkent
Asia/Yekaterinburg = Ekaterinburg = Ekaterinburg
Asia/Karachi = Pakistan = Islamabad, Karachi
Asia/Qyzylorda = Qyzylorda = Astana
Asia/Calcutta = India = Chennai, Kolkata, Mumbai, New Delhi
Asia/Colombo = Sri Lanka = Sri Jayawardenepura
Asia/Katmandu = Nepal = Kathmandu
Asia/Bishkek = Central Asia = Bishkek
Asia/Dhaka = Bangladesh = Dhaka
Asia/Omsk = Omsk = Omsk
Asia/Rangoon = Myanmar = Yangon (Rangoon)
Asia/Bangkok = SE Asia = Bangkok, Hanoi, Jakarta
Asia/Barnaul = Altai = Barnaul, Gorno-Altaysk
Asia/Hovd = W. Mongolia = Hovd
Asia/Krasnoyarsk = North Asia = Krasnoyarsk
Asia/Novosibirsk = N. Central Asia = Novosibirsk
Asia/Tomsk = Tomsk = Tomsk
Asia/Shanghai = China = Beijing, Chongqing, Hong Kong, Urumqi
Asia/Irkutsk = North Asia East = Irkutsk
Asia/Singapore = Singapore = Kuala Lumpur, Singapore
Australia/Perth = W. Australia = Perth
Asia/Taipei = Taipei = Taipei
Asia/Ulaanbaatar = Ulaanbaatar = Ulaanbaatar
Australia/Eucla = Aus Central W. = Eucla
Asia/Chita = Transbaikal = Chita
Asia/Tokyo = Tokyo = Osaka, Sapporo, Tokyo
Asia/Pyongyang = North Korea = Pyongyang
Asia/Seoul = Korea = Seoul
Asia/Yakutsk = Yakutsk = Yakutsk
Australia/Adelaide = Cen. Australia = Adelaide
Australia/Darwin = AUS Central = Darwin
Australia/Brisbane = E. Australia = Brisbane
Australia/Sydney = AUS Eastern = Canberra, Melbourne, Sydney
Pacific/Port_Moresby = West Pacific = Guam, Port Moresby
Australia/Hobart = Tasmania = Hobart
Asia/Vladivostok = Vladivostok = Vladivostok
Australia/Lord_Howe = Lord Howe = Lord Howe Island
Pacific/Bougainville = Bougainville = Bougainville Island
Asia/Srednekolymsk = Russia Time Zone 10 = Chokurdakh
Asia/Magadan = Magadan = Magadan
Pacific/Norfolk = Norfolk = Norfolk Island
Asia/Sakhalin = Sakhalin = Sakhalin
Pacific/Guadalcanal = Central Pacific = Solomon Is., New Caledonia
Asia/Kamchatka = Russia Time Zone 11 = Anadyr, Petropavlovsk-Kamchatsky
Pacific/Auckland = New Zealand = Auckland, Wellington
Etc/GMT-12 = UTC+12 = Coordinated Universal Time+12
Pacific/Fiji = Fiji = Fiji
Pacific/Chatham = Chatham Islands = Chatham Islands
Etc/GMT-13 = UTC+13 = Coordinated Universal Time+13
Pacific/Tongatapu = Tonga = Nuku'alofa
Pacific/Apia = Samoa = Samoa
Pacific/Kiritimati = Line Islands = Kiritimati Island
`

// Display names of older Windows, Outlook and Exchange versions, and of Italian Windows.
const OTHER_WORDS = `
Pacific/Apia = Midway Island, Samoa
America/Los_Angeles = Pacific Time (US & Canada), Tijuana
America/Tijuana = Tijuana, Baja California
America/Mazatlan = Chihuahua, La Paz, Mazatlan
America/Mazatlan = Chihuahua, La Paz, Mazatlan - New
America/Mexico_City = Guadalajara, Mexico City, Monterrey - New
America/Mexico_City = Mexico City
America/Mexico_City = Mexico City, Tegucigalpa
America/Bogota = Bogota, Lima, Quito
America/Bogota = Bogota, Lima, Quito, Rio Branco
America/Caracas = Caracas, La Paz
America/La_Paz = La Paz
America/La_Paz = Georgetown, La Paz, San Juan
America/Manaus = Manaus
America/Buenos_Aires = Buenos Aires
America/Buenos_Aires = Buenos Aires, Georgetown
America/Godthab = Greenland
Atlantic/Azores = Azores
Atlantic/Cape_Verde = Cape Verde Is.
Africa/Casablanca = Casablanca, Monrovia
Europe/London = Dublin, Edinburgh, Lisbon, London
Europe/Berlin = Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna
Europe/Budapest = Belgrade, Bratislava, Budapest, Ljubljana, Prague
Europe/Paris = Brussels, Copenhagen, Madrid, Paris
Europe/Paris = Brussels, Copenhagen, Madrid, Paris, Vilnius
Europe/Warsaw = Sarajevo, Skopje, Warsaw, Zagreb
Europe/Warsaw = Sarajevo, Skopje, Sofija, Vilnius, Warsaw, Zagreb
Africa/Lagos = West Central Africa
Europe/Bucharest = Athens, Bucharest, Istanbul
Europe/Bucharest = Athens, Bucharest
Europe/Bucharest = Athens, Istanbul, Minsk
Europe/Bucharest = Bucharest
Africa/Johannesburg = Harare, Pretoria
Europe/Kiev = Helsinki, Kiev, Riga, Sofia, Tallinn, Vilnius
Europe/Kiev = Helsinki, Riga, Tallinn
Europe/Minsk = Minsk
Africa/Windhoek = Windhoek
Europe/Moscow = Moscow, St. Petersburg, Volgograd
Asia/Tbilisi = Tbilisi
Asia/Yerevan = Caucasus
Asia/Baku = Baku, Tbilisi, Yerevan
Asia/Karachi = Islamabad, Karachi, Tashkent
Asia/Tashkent = Tashkent
Asia/Calcutta = Calcutta, Chennai, Mumbai, New Delhi
Asia/Colombo = Sri Jayawardenepura
Asia/Dhaka = Astana, Dhaka
Asia/Novosibirsk = Almaty, Novosibirsk
Asia/Rangoon = Rangoon
Asia/Irkutsk = Irkutsk, Ulaan Bataar
Pacific/Guadalcanal = Magadan, Solomon Is., New Caledonia
Asia/Kamchatka = Petropavlovsk-Kamchatsky - Old
Pacific/Fiji = Fiji, Kamchatka, Marshall Is.
Europe/London = Dublino, Edimburgo, Lisbona, Londra
Europe/Berlin = Amsterdam, Berlino, Berna, Roma, Stoccolma, Vienna
Europe/Paris = Bruxelles, Copenaghen, Madrid, Parigi
Europe/Budapest = Belgrado, Bratislava, Budapest, Lubiana, Praga
Europe/Warsaw = Sarajevo, Skopje, Varsavia, Zagabria
Africa/Lagos = Africa centro-occidentale
Europe/Bucharest = Atene, Bucarest
Africa/Cairo = Il Cairo
Asia/Jerusalem = Gerusalemme
America/New_York = Fuso orientale (Stati Uniti e Canada)
America/Los_Angeles = Fuso del Pacifico (Stati Uniti e Canada)
`

const otherRows = OTHER_WORDS.trim()
  .split('\n')
  .map((row) => row.split(' = ') as [zone: string, words: string])

const rows = TABLE.trim()
  .split('\n')
  .map((row) => row.split(' = ') as [zone: string, name: string, words: string])

/**
 * Outlook separates cities by commas or semicolons, and some versions prefix an older name. Exchange writes `US and
 * Canada` for Windows' ampersand.
 */
const plain = (name: string): string =>
  name
    .replace(/^\((?:UTC|GMT)[^)]*\)\s*/i, '')
    .replace(/^Greenwich Mean Time\s*:\s*/i, '')
    .replace(/ (?:Standard|Daylight) Time$/i, '')
    .replaceAll(';', ',')
    .replace(/ and /gi, ' & ')
    .replace(/\s+/g, ' ')
    .toLowerCase()

const zoneByName = new Map([
  ...otherRows.map(([zone, words]) => [plain(words), zone] as const),
  ...rows.map(([zone, , words]) => [plain(words), zone] as const),
  ...rows.map(([zone, name]) => [plain(name), zone] as const),
])

/**
 * The IANA zone of a Windows name (`W. Europe Standard Time`) or display name (`(UTC+01:00) Amsterdam, Berlin, ...`),
 * or null. If several zones share a name, CLDR's default.
 */
export const windowsZone = (name: string): string | null => zoneByName.get(plain(name.trim())) ?? null

/** The distinct zones of the table: one for each set of clock rules that Windows knows. */
export const windowsZones: readonly string[] = [...new Set(rows.map(([zone]) => zone))]
