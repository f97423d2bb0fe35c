interface Described {
  readonly name: string;
  readonly description?: string;
  readonly type?: { readonly text: string };
  readonly default?: string;
  readonly readonly?: boolean;
}

interface Member extends Described {
  readonly kind: string;
  readonly attribute?: string;
  readonly parameters?: readonly Described[];
}

/** What `custom-elements.json` says of an element. */
export interface ElementDeclaration {
  readonly tagName: string;
  readonly summary: string;
  readonly attributes?: readonly (Described & { readonly fieldName?: string })[];
  readonly members?: readonly Member[];
  readonly events?: readonly Described[];
  readonly slots?: readonly Described[];
  readonly cssParts?: readonly Described[];
  readonly cssStates?: readonly Described[];
  readonly cssProperties?: readonly Described[];
}

const code = (text: string | undefined): string => (text ? `\`${text}\`` : '');
/** The choices of a type; a bar would end the cell. */
const choices = (type: Described['type']): string =>
  (type?.text ?? '').split(' | ').map(code).join(', ');

function table(
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  if (rows.length === 0) return '';
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return `### ${title}\n\n${lines.join('\n')}\n`;
}

/** All of an element that a page can use, as Markdown. */
export function reference(element: ElementDeclaration): string {
  const { attributes = [], members = [], events = [], slots = [] } = element;
  const { cssParts = [], cssStates = [], cssProperties = [] } = element;
  const fields = members.filter(
    ({ kind, name }) => kind === 'field' && !attributes.some(({ fieldName }) => fieldName === name),
  );
  const methods = members.filter(({ kind }) => kind === 'method');
  const about = ({ description = '' }: Described): string => description;
  return [
    table(
      'Attributes',
      ['attribute', 'property', 'values', 'default', 'says'],
      attributes.map((each) => [
        code(each.name),
        code(each.fieldName),
        choices(each.type),
        code(each.default),
        about(each),
      ]),
    ),
    table(
      'Properties without an attribute',
      ['property', 'type', 'is'],
      fields.map((each) => [code(each.name), choices(each.type), about(each)]),
    ),
    table(
      'Methods',
      ['method', 'does'],
      methods.map((each) => [
        code(`${each.name}(${(each.parameters ?? []).map(({ name }) => name).join(', ')})`),
        about(each),
      ]),
    ),
    table(
      'Events',
      ['event', 'type', 'when'],
      events.map((each) => [code(each.name), choices(each.type), about(each)]),
    ),
    table(
      'Slots',
      ['slot', 'takes'],
      slots.map((each) => [code(each.name) || 'without a name', about(each)]),
    ),
    table(
      'Parts',
      ['part', 'is'],
      cssParts.map((each) => [code(each.name), about(each)]),
    ),
    table(
      'States',
      ['state', 'when'],
      cssStates.map((each) => [code(`:state(${each.name})`), about(each)]),
    ),
    table(
      'Custom properties',
      ['property', 'default', 'is'],
      cssProperties.map((each) => [code(each.name), code(each.default), about(each)]),
    ),
  ]
    .filter(Boolean)
    .join('\n');
}
