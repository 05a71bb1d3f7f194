export { deviceOf, placeText, type Device } from './device.ts'
