/** The employer body as staff have published it; until the first answer, as the product ships it. */
import { colorProperties } from '@valorisation/rules';
import type { PublicIdentity, ServiceStatus } from '@valorisation/contract';
import { useEffect } from 'react';
import { body, chrome } from '../i18n/fr';
import { useServiceStatus } from './status';

export type { PublicIdentity } from '@valorisation/contract';

type Named = Omit<PublicIdentity, 'actColor' | 'accentColor'>;

const SHIPPED: Named = {
  name: body.name,
  siteName: chrome.product,
  shortName: body.shortName,
  logo: null,
  notFoundTitle: '',
  notFoundText: '',
  maintenanceTitle: '',
  maintenanceText: '',
  links: [],
};

export function identityOf(status: ServiceStatus | null): Named {
  return status?.identity ?? SHIPPED;
}

export function useIdentity(): Named {
  return identityOf(useServiceStatus());
}

/** Gives the tool the colours and the icon of the body. A document from the server has them in its head. */
export function useLook(): void {
  const identity = useServiceStatus()?.identity;
  useEffect(() => {
    if (identity === undefined) return;
    const { style } = document.documentElement;
    const properties = colorProperties(identity.actColor, identity.accentColor);
    for (const [name, color] of properties) style.setProperty(name, color);
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon !== null && identity.logo !== null) {
      icon.type = 'image/webp';
      icon.href = logoAddress(identity.logo);
    }
    return () => properties.forEach(([name]) => style.removeProperty(name));
  }, [identity]);
}

/** The site may lie below the root of its host, so the address is relative to the page of the tool. */
export function logoAddress(logo: string): string {
  return `.${logo}`;
}
