import { Calendar } from 'fullcalendar'
import multiMonth from 'fullcalendar/multimonth'
import 'fullcalendar/skeleton.css'
import classic from 'fullcalendar/themes/classic'
import 'fullcalendar/themes/classic/palette.css'
import 'fullcalendar/themes/classic/theme.css'
import { offerFullCalendar } from '../fullcalendar.ts'

offerFullCalendar(Calendar, { plugins: [multiMonth, classic] })
