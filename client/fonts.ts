// Every font that src/styles/fonts.css.ts names, which pages contain, becomes a file of the build.
import.meta.glob('../src/styles/fonts/*.woff2', { eager: true, query: '?url' });
