import { Link } from 'react-router-dom';
import { paths } from '../../routes';
import { LinkButton } from '../../ui/Button';

/** A link in a section. Pages of the portal open by the router, and other sites get no referrer. The estimate is an act. */
export function Place({ href, label }: { href: string; label: string }) {
  if (href === `#${paths.estimate()}`) return <LinkButton to={paths.estimate()}>{label}</LinkButton>;
  if (href.startsWith('#')) return <Link to={href.slice(1)}>{label}</Link>;
  return (
    <a href={href} rel="noopener noreferrer">
      {label}
    </a>
  );
}
