/** Adds the settings of a `.env` file in the working folder to the environment, where there is one. */
export function loadEnvFile(): void {
  try {
    process.loadEnvFile('.env')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
}
