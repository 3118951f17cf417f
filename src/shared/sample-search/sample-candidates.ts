import { candidates as chargeNurse } from './candidates/charge-nurse-candidates.ts';
import { candidates as controller } from './candidates/controller-candidates.ts';
import { candidates as warehouseManager } from './candidates/warehouse-manager-candidates.ts';
import type { Candidate, SampleRole } from './sample-role.ts';

const byRole: Readonly<Record<string, readonly Candidate[]>> = {
  controller,
  'charge-nurse': chargeNurse,
  'warehouse-manager': warehouseManager,
};

/** All of them, for the Worker and the tools. */
export const sampleCandidates = ({ id }: SampleRole): readonly Candidate[] => byRole[id] ?? [];
