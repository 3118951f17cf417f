import {
  BriefcaseBusiness,
  Handshake,
  ListChecks,
  Mail,
  Newspaper,
  Quote,
  Tag,
  Workflow,
  type LucideIcon,
} from 'lucide-react';

import { paths } from '../../shared/paths.ts';

export interface MenuItem {
  name: string;
  path: string;
  icon: LucideIcon;
  /** One line on what is behind it; shown in the dropdowns. */
  says: string;
}

export interface MenuGroup {
  id: string;
  name: string;
  items: readonly MenuItem[];
}

const productInfo: MenuGroup = {
  id: 'product-info',
  name: 'Product Info',
  items: [
    {
      name: 'Features',
      path: paths.features,
      icon: ListChecks,
      says: 'What RiC does with a stack',
    },
    {
      name: 'How it works',
      path: paths.howItWorks,
      icon: Workflow,
      says: 'Five steps to a shortlist',
    },
    { name: 'Testimonials', path: paths.testimonials, icon: Quote, says: 'What clients tell us' },
  ],
};

const contact: MenuGroup = {
  id: 'contact',
  name: 'Contact',
  items: [
    { name: 'Contact Us', path: paths.contact, icon: Mail, says: 'A person answers' },
    { name: 'Jobs', path: paths.careers, icon: BriefcaseBusiness, says: 'Openings on our desks' },
  ],
};

/** The header's menu in order: a group opens a dropdown, an item is a link. */
export const navigation: readonly (MenuGroup | MenuItem)[] = [
  productInfo,
  { name: 'Pricing', path: paths.pricing, icon: Tag, says: 'Plans by company size' },
  { name: 'Blog', path: paths.blog, icon: Newspaper, says: 'Notes on hiring' },
  { name: 'Affiliates', path: paths.affiliates, icon: Handshake, says: 'Earn by recommending RiC' },
  contact,
];

/** Every link of the menu, flat, for narrow screens. */
export const allLinks: readonly MenuItem[] = navigation.flatMap((entry) =>
  'items' in entry ? entry.items : [entry],
);
