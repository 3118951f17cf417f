// Every style of the site, layers first. tools/vite/stylesheets.ts says which stylesheet each file is in.
import '../src/styles/layers.css.ts';
import '../src/styles/global.ts';

import.meta.glob(['../src/**/*.css.ts', './**/*.css.ts'], { eager: true });
