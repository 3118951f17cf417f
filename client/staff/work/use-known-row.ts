import { useState } from 'react';

interface KnownRow {
  id: string;
  version: number;
}

/**
 * The open record as its reader knows it. A change by someone else waits until it is asked for, so that
 * nothing moves or is lost in the pane (LIV-01).
 * @param current as the list has it now
 * @param ownVersion the version that the reader made last; 0 for none
 */
export function useKnownRow<Row extends KnownRow>(
  current: Row | undefined,
  ownVersion: number,
): {
  row: Row | undefined;
  /** The record after a change by someone else. */
  changed: Row | undefined;
  showChange: () => void;
} {
  const [known, setKnown] = useState(current);
  const isChanged =
    current !== undefined &&
    known?.id === current.id &&
    current.version > known.version &&
    current.version > ownVersion;
  if (!isChanged && known !== current) setKnown(current);
  return {
    row: isChanged ? known : current,
    changed: isChanged ? current : undefined,
    showChange: () => setKnown(current),
  };
}
