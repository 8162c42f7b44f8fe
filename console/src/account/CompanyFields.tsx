import type { ComponentProps } from 'react';
import { signup } from '../i18n/fr';
import { TextArea, TextField } from '../ui/TextField';
import styles from './CompanyFields.module.css';
import { CompanyNotices } from './CompanyNotices';
import { useCompanyLookup, type CompanyField } from './useCompanyLookup';

interface CompanyFieldsProps {
  /** The typed number. */
  siret: string;
  siretField: ComponentProps<typeof TextField>;
  nameField: ComponentProps<typeof TextField>;
  addressField: ComponentProps<typeof TextArea>;
  change: (field: CompanyField, next: (typed: string) => string) => void;
}

/** SIRET, name and address of an establishment. The public register fills in what it knows. */
export function CompanyFields({ siret, siretField, nameField, addressField, change }: CompanyFieldsProps) {
  const lookup = useCompanyLookup(siret, change);
  return (
    <>
      <TextField hint={signup.siretHint} inputMode="numeric" autoComplete="off" {...siretField} />
      <CompanyNotices lookup={lookup} className={styles.advice} />
      <TextField autoComplete="organization" {...nameField} />
      <TextArea autoComplete="street-address" rows={2} {...addressField} />
    </>
  );
}
