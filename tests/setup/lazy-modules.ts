// In the test runner a dynamic import is a message of the request that asked for it, so a second
// request that waits for the same module hangs. Loading every module first leaves none to ask for.
import.meta.glob('/src/**/*.{ts,tsx}', { eager: true });
