/**
 * A translated page has each text in a `font` element, so the browser no longer finds a text of the page beside an element.
 * React then fails to put an element before such a text, or to remove the text. This rule wants an element of its own for each
 * text that comes and goes, and for each text behind an element that comes and goes.
 *
 * @typedef {{ type: string, [key: string]: any }} Code A node of the syntax tree.
 * @typedef {{ report: (finding: { node: Code, message: string }) => void }} Context
 * @typedef {'nothing' | 'text' | 'changing text' | 'element' | 'changing element' | 'texts and elements'} Kind
 */
const comesAndGoes = 'Put this text into an element of its own, since it comes and goes beside others.';
const isBehind =
  'Put the text behind this element into an element of its own, since this element comes and goes or has a key.';

const takesPlace =
  'Give this element a key, since another of its kind may take its place: its texts would be removed one by one.';
const staysOld =
  'Put this amount into an element of its own, or the whole sentence into one value. Beside others, a translation keeps the old amount.';

const elementNames = new Set([
  'action',
  'below',
  'book',
  'button',
  'children',
  'empty',
  'failure',
  'fields',
  'notes',
  'parcel',
  'select',
  'show',
  'steps',
]);

export default {
  meta: { name: 'aranya' },
  rules: {
    'translatable-text': {
      create: (/** @type {Context} */ context) => ({
        JSXElement: (/** @type {Code} */ node) => check(context, node),
        JSXFragment: (/** @type {Code} */ node) => isInJsx(node.parent) || check(context, node),
        ConditionalExpression: (/** @type {Code} */ node) => compare(context, alternatives(node)),
        FunctionDeclaration: (/** @type {Code} */ node) =>
          compare(context, returnsOf(node.body.body).flatMap(alternatives)),
      }),
    },
  },
};

const isInJsx = (/** @type {Code} */ { type }) => type === 'JSXElement' || type === 'JSXFragment';

/** @param {Context} context @param {Code} node */
function check(context, node) {
  const nodes = flat(node.children).filter((child) => kindOf(child) !== 'nothing');
  const kinds = nodes.map(kindOf);
  if (kinds.length < 2 && kinds[0] !== 'texts and elements') return;
  const lastText = kinds.findLastIndex((kind) => kind.includes('text'));
  for (const [at, child] of nodes.entries()) {
    if (isAmount(child)) context.report({ node: child, message: staysOld });
    else if (kinds[at] === 'changing text' || kinds[at] === 'texts and elements')
      context.report({ node: child, message: comesAndGoes });
    else if (kinds[at] === 'changing element' && at < lastText)
      context.report({ node: child, message: isBehind });
  }
}

/** @param {Context} context @param {Code[]} elements */
function compare(context, elements) {
  const names = elements.map((element) => nameOf(element.openingElement.name));
  for (const [at, element] of elements.entries()) {
    const hasRival = elements.some(
      (other, place) => place !== at && names[place] === names[at] && !hasKey(other),
    );
    if (hasRival && !hasKey(element) && mixesText(element))
      context.report({ node: element, message: takesPlace });
  }
}

/** The elements without a condition, of a value. @param {Code | null} value @returns {Code[]} */
function alternatives(value) {
  if (value?.type === 'ConditionalExpression')
    return [...alternatives(value.consequent), ...alternatives(value.alternate)];
  return value?.type === 'JSXElement' ? [value] : [];
}

/** @param {Code[]} statements @returns {Code[]} */
function returnsOf(statements) {
  return statements.flatMap((statement) => {
    if (statement?.type === 'ReturnStatement') return [statement.argument];
    if (statement?.type === 'IfStatement') return returnsOf([statement.consequent, statement.alternate]);
    return statement?.type === 'BlockStatement' ? returnsOf(statement.body) : [];
  });
}

/** @param {Code} element */
function mixesText(element) {
  const kinds = flat(element.children)
    .map(kindOf)
    .filter((kind) => kind !== 'nothing');
  return kinds.length > 1 && kinds.some((kind) => kind.includes('text'));
}

/** @param {Code[]} children @returns {Code[]} */
function flat(children) {
  return children.flatMap((child) => (child.type === 'JSXFragment' ? flat(child.children) : [child]));
}

/** @param {Code} child @returns {Kind} */
function kindOf(child) {
  if (child.type === 'JSXText') return child.value.replaceAll(/\s*\n\s*/g, '') === '' ? 'nothing' : 'text';
  return child.type === 'JSXExpressionContainer' ? kindOfValue(child.expression) : kindOfValue(child);
}

/** @param {Code | undefined} value @returns {Kind} */
function kindOfValue(value) {
  switch (value?.type) {
    case 'JSXEmptyExpression':
      return 'nothing';
    case 'JSXFragment':
      return 'changing element';
    case 'JSXElement':
      return hasKey(value) ? 'changing element' : 'element';
    case 'Literal':
      return typeof value.value === 'string' && value.value !== '' ? 'text' : 'nothing';
    case 'LogicalExpression':
      return changing(
        kindOfValue(value.right),
        value.operator === '&&' ? 'nothing' : kindOfValue(value.left),
      );
    case 'ConditionalExpression':
      return changing(kindOfValue(value.consequent), kindOfValue(value.alternate));
    case 'CallExpression':
      return kindOfCall(value);
    default:
      return elementNames.has(nameOf(value)) ? 'element' : 'text';
  }
}

/**
 * Which of two values is shown changes. A text instead of a text stays the same node.
 * @param {Kind} one @param {Kind} other @returns {Kind}
 */
function changing(one, other) {
  const kinds = [one, other];
  if (kinds.every((kind) => kind === 'text')) return 'text';
  if (kinds.some((kind) => kind.includes('text'))) return 'changing text';
  return kinds.every((kind) => kind === 'nothing') ? 'nothing' : 'changing element';
}

/** @param {Code} call @returns {Kind} */
function kindOfCall({ callee, arguments: [mapper] }) {
  if (nameOf(callee) !== 'map') return elementNames.has(nameOf(callee)) ? 'element' : 'text';
  const kinds = returnedBy(mapper).map(kindOfValue);
  if (!kinds.some((kind) => kind.includes('text'))) return 'changing element';
  return 'texts and elements';
}

/** @param {Code | undefined} mapper @returns {Code[]} */
function returnedBy(mapper) {
  if (mapper?.type !== 'ArrowFunctionExpression') return [];
  if (mapper.body.type !== 'BlockStatement') return [mapper.body];
  return mapper.body.body
    .filter((/** @type {Code} */ { type }) => type === 'ReturnStatement')
    .map((/** @type {Code} */ { argument }) => argument);
}

/** @param {Code | undefined} value @returns {string} */
function nameOf(value) {
  if (value?.type === 'ChainExpression') return nameOf(value.expression);
  if (value?.type === 'MemberExpression') return value.computed ? nameOf(value.object) : value.property.name;
  return value?.name ?? '';
}

/** Whether a value formats an amount, alone or in a sentence. @param {Code | undefined} value @returns {boolean} */
function isAmount(value) {
  if (value?.type === 'JSXExpressionContainer') return isAmount(value.expression);
  if (value?.type === 'TemplateLiteral') return value.expressions.some(isAmount);
  return value?.type === 'CallExpression' && ['formatRupees', 'formatPaise'].includes(nameOf(value.callee));
}

/** @param {Code} element */
function hasKey({ openingElement }) {
  return openingElement.attributes.some(
    (/** @type {Code} */ { type, name }) => type === 'JSXAttribute' && name.name === 'key',
  );
}
