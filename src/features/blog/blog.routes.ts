import { Hono } from 'hono';

import type { AppEnv } from '../../http/context.ts';
import { blogFeeds } from './feeds/feeds.routes.ts';
import { listRoutes } from './pages/list.routes.tsx';
import { pictureRoutes } from './pictures/pictures.routes.ts';
import { postRoutes } from './pages/post.routes.tsx';
import { blogApi } from './proxy.routes.ts';
import { snapshotCounts } from './snapshot-counts.routes.ts';
import { snapshotRoutes } from './snapshots/snapshots.routes.ts';
import { blogWebhook } from './sync/webhook.routes.ts';

export const blog = new Hono<AppEnv>();
blog.route('/', blogApi);
blog.route('/', blogWebhook);
blog.route('/', snapshotCounts);
// Before the posts: /blog/:slug would also match feeds and snapshots.
blog.route('/', blogFeeds);
blog.route('/', pictureRoutes);
blog.route('/', snapshotRoutes);
blog.route('/', listRoutes);
blog.route('/', postRoutes);
