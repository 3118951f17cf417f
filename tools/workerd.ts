import { readdirSync, readFileSync } from 'node:fs';

/** The process id of the workerd that this process started; undefined where the system has no /proc. */
export function ownWorkerd(): number | undefined {
  try {
    const found = readdirSync('/proc').find((name) => /^\d+$/.test(name) && isOwn(name));
    return found === undefined ? undefined : Number(found);
  } catch {
    return undefined;
  }
}

function isOwn(pid: string): boolean {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return /^Name:\s*workerd$/m.test(status) && status.includes(`PPid:\t${process.pid}\n`);
  } catch {
    return false;
  }
}

/** Resident memory of a process in MB; 0 where it is not known. */
export function residentMb(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
