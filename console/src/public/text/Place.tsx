import { Link } from 'react-router-dom';
import { paths } from '../../routes';
import { LinkButton } from '../../ui/Button';

interface PlaceProps {
  href: string;
  label: string;
}

/** A link in a section. Pages of the portal open by the router, and other sites get no referrer. The estimate is an act. */
export function Place({ href, label }: PlaceProps) {
  if (href === `#${paths.estimate()}`) return <LinkButton to={paths.estimate()}>{label}</LinkButton>;
  if (href.startsWith('#')) return <Link to={href.slice(1)}>{label}</Link>;
  return (
    <a href={href} rel="noopener noreferrer">
      {label}
    </a>
  );
}

/** A link below a text. */
export function PlainLink({ href, label }: PlaceProps) {
  if (!href.startsWith('#')) return <Place href={href} label={label} />;
  return (
    <Link to={href.slice(1)} className="link">
      {label}
    </Link>
  );
}

/** A link that is an act. */
export function ActLink({ href, label }: PlaceProps) {
  return href.startsWith('#') ? (
    <LinkButton to={href.slice(1)}>{label}</LinkButton>
  ) : (
    <Place href={href} label={label} />
  );
}
