import { chargeNurseCandidates } from './candidates/charge-nurse-candidates.ts';
import type { SampleRole } from './sample-role.ts';

export const chargeNurse: SampleRole = {
  id: 'charge-nurse',
  title: 'Charge nurse',
  city: 'Denver',
  pile: 286,
  ad: 'We need a charge nurse for nights in Denver. You must hold an RN license and have three years in critical care. You have been in charge of a shift, and you plan the staffing when two people call in sick. You train new nurses at the bedside. Knowledge of electronic health records is a plus.',
  requirements: [
    {
      id: 'license',
      label: 'RN license',
      terms: ['RN license', 'RN', 'registered nurse', 'nursing license', 'licensed nurse'],
    },
    {
      id: 'critical',
      label: 'Critical care',
      terms: ['critical care', 'intensive care', 'ICU', 'step-down', 'emergency department'],
    },
    {
      id: 'charge',
      label: 'Ran a shift',
      terms: ['in charge of a shift', 'shift lead', 'charge nurse experience', 'lead a shift'],
    },
    {
      id: 'staffing',
      label: 'Staffing',
      terms: ['staffing', 'scheduling', 'rosters', 'shift planning', 'schedules'],
    },
    {
      id: 'training',
      label: 'Trains nurses',
      terms: ['train new nurses', 'preceptor', 'precepting', 'mentor', 'orientation of staff'],
    },
    {
      id: 'records',
      label: 'Health records',
      terms: ['electronic health records', 'electronic records', 'EHR', 'EMR', 'charting'],
    },
  ],
  candidates: chargeNurseCandidates,
};
