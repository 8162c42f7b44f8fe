import { dashboard } from '../../i18n/fr';
import { Badge } from '../../ui/Badge';

interface MarksProps {
  belowMinimum: boolean;
  birthday: string | null;
}

export function Marks({ belowMinimum, birthday }: MarksProps) {
  return (
    <>
      {belowMinimum && (
        <Badge tone="wheat" title={dashboard.underMinimumHint}>
          {dashboard.belowMinimum}
        </Badge>
      )}
      {birthday !== null && (
        <Badge tone="wheat" title={birthday}>
          {dashboard.birthday}
        </Badge>
      )}
    </>
  );
}

/** Shown beside the title of an unchanged copy. */
export function CopyMark() {
  return <Badge title={dashboard.copyHint}>{dashboard.copy}</Badge>;
}

export function Visibility({ visible }: { visible: boolean }) {
  return (
    <Badge title={visible ? dashboard.visibleHint : dashboard.limitedHint}>
      {visible ? dashboard.visible : dashboard.limited}
    </Badge>
  );
}
