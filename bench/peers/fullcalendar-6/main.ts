import { Calendar } from 'fullcalendar-6'
import { offerFullCalendar } from '../fullcalendar.ts'

offerFullCalendar(Calendar, {})
