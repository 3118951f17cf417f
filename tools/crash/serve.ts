// What tools/crash.ts kills: the built site with the sandbox bound, as npm start serves it.
import { local } from '../local.ts';
import { serve } from '../serve.ts';

await serve(local);
