import { useToast } from './toasts.ts'

export function ToastBar() {
  const toast = useToast()
  return <div role="status">{toast?.text}</div>
}
