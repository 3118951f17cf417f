import { warehouseManagerCandidates } from './candidates/warehouse-manager-candidates.ts';
import type { SampleRole } from './sample-role.ts';

export const warehouseManager: SampleRole = {
  id: 'warehouse-manager',
  title: 'Warehouse manager',
  city: 'Columbus',
  pile: 537,
  ad: 'We run a cold storage site in Columbus and need a warehouse manager. You must have run a site with 100 people or more, and you must own its safety record. You have cut picking errors and can say how. You have owned a budget, and you have led the move to a new warehouse system. Years in cold storage are a plus.',
  requirements: [
    {
      id: 'site',
      label: 'Ran a site',
      terms: [
        ...['run', 'runs', 'ran', 'running'].flatMap((verb) => [
          `${verb} a site`,
          `${verb} a warehouse`,
        ]),
        'site manager',
        'multi-site',
        'distribution center',
      ],
    },
    {
      id: 'safety',
      label: 'Safety record',
      terms: [
        'safety record',
        'safety',
        'OSHA 30',
        'OSHA-30',
        'OSHA 10',
        'OSHA-10',
        'OSHA',
        'accident',
        'accidents',
      ],
    },
    {
      id: 'picking',
      label: 'Picking errors',
      terms: ['picking errors', 'pick accuracy', 'inventory accuracy', 'order accuracy', 'lean'],
    },
    {
      id: 'budget',
      label: 'Owned a budget',
      terms: ['owned a budget', 'budget', 'P&L', 'cost control', 'labor cost'],
    },
    {
      id: 'system',
      label: 'New WMS',
      terms: ['new warehouse system', 'warehouse system', 'WMS', 'warehouse management system'],
    },
    {
      id: 'cold',
      label: 'Cold storage',
      terms: ['years in cold storage', 'cold storage', 'cold chain', 'frozen', 'refrigerated'],
    },
  ],
  candidates: warehouseManagerCandidates,
};
