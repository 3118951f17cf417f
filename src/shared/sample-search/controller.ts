import { controllerCandidates } from './candidates/controller-candidates.ts';
import type { SampleRole } from './sample-role.ts';

export const controller: SampleRole = {
  id: 'controller',
  title: 'Controller',
  city: 'Boston',
  pile: 438,
  ad: 'Our finance team in Boston is looking for a controller. You must have run a month-end close and led an external audit from planning to sign-off. You know US GAAP well enough to write a policy. You have led a team of five or more, and you have seen a new ERP go live. Experience in health care is a plus.',
  requirements: [
    {
      id: 'close',
      label: 'Month-end close',
      terms: ['month-end close', 'month end close', 'monthly close', 'close the books', 'closing'],
    },
    {
      id: 'audit',
      label: 'External audit',
      terms: ['external audit', 'audit', 'audits', 'auditors', 'auditing'],
    },
    {
      id: 'gaap',
      label: 'US GAAP',
      terms: ['US GAAP', 'GAAP', 'accounting standards', 'accounting policy', 'CPA'],
    },
    {
      id: 'team',
      label: 'Led a team',
      terms: ['led a team', 'lead a team', 'manage a team', 'people leader', 'direct reports'],
    },
    {
      id: 'erp',
      label: 'New ERP',
      terms: ['new ERP', 'ERP', 'NetSuite', 'SAP', 'accounting system', 'system migration'],
    },
    {
      id: 'health',
      label: 'Health care',
      terms: ['health care', 'healthcare', 'hospital', 'clinic', 'medical'],
    },
  ],
  candidates: controllerCandidates,
};
