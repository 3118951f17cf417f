/** Runs a command; an error ends it with its text, not with a stack. */
export async function asCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    console.error(`\n${error.message}\nNothing is half done: run the same command again.`);
    process.exitCode = 1;
  }
}
