// npm run test:browser: installs the browser of the tests, where none is.
import { ensureTestBrowser } from './browser.ts';

ensureTestBrowser();
