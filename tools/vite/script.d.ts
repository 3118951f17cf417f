/** A program for the browser as the text of one script (tools/vite/browser-script.ts). */
declare module 'script:*' {
  const script: string;
  export default script;
}
