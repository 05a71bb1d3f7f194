export const RegisterPage = () => <main />
