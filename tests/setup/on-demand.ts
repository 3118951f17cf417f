// What the site loads on demand, before any test. Vitest sends each module that a request imports, and
// requests at the same time would share that answer. workerd forbids it: the run would hang.
import '../../src/scheduled.ts';
import { loadPostHtml } from '../../src/features/blog/html/load-post-html.ts';
import { request } from '../helpers/request.ts';

await loadPostHtml();
await request('/robots.txt');
await request('/admin/none');
