import { chargeNurse } from './charge-nurse.ts';
import { controller } from './controller.ts';
import type { SampleRole } from './sample-role.ts';
import { warehouseManager } from './warehouse-manager.ts';

/**
 * The one set of sample data behind the demo and every picture of the product. All of it is invented,
 * and each picture says so.
 */
export const sampleRoles: readonly SampleRole[] = [controller, chargeNurse, warehouseManager];

/** The role of an id; the first one for any other text. */
export const roleOf = (id: string): SampleRole =>
  sampleRoles.find((role) => role.id === id) ?? controller;
