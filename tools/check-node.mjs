// Runs after `npm ci`, in JavaScript that any Node reads. npm warns of the Node that it runs on itself;
// this is the Node that runs the project's commands.
const NEEDED = [22, 18];

const [major, minor] = process.versions.node.split('.').map(Number);
const isOld = major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1]);
const npmRunsOn = / node\/v(\S+)/.exec(process.env.npm_config_user_agent ?? '')?.[1];

if (isOld) {
  console.error(`Node ${process.versions.node} is too old: install ${NEEDED.join('.')} or newer.`);
  process.exit(1);
}
if (npmRunsOn !== undefined && npmRunsOn !== process.versions.node) {
  console.log(
    `EBADENGINE of Node ${npmRunsOn} needs nothing done: commands run on the project's own Node ${process.versions.node}.`,
  );
}
