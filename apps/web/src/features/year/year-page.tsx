export const YearPage = () => <div />
