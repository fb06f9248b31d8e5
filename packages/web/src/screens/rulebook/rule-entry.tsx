import { findRule, type Rulebook } from '@questhall/kernel';
import type { ReactElement } from 'react';
import { Icon } from '../../look/icon.tsx';
import { hrefOf } from '../../shell/router.ts';
import { type Entry, markWords } from './chapters.ts';
import { useRulebookTexts } from './texts/texts.ts';

interface RuleEntryProps {
  readonly game: string;
  readonly book: Rulebook<string>;
  readonly entry: Entry;
  readonly query: string;
  /** The one that the address names. */
  readonly isWanted: boolean;
}

/** A rule with its id, where it comes from, and the house rules that change it. */
export function RuleEntry({ game, book, entry, query, isWanted }: RuleEntryProps): ReactElement {
  const words = useRulebookTexts();
  const { id, title, text, isEnglish, origin, changes, sets } = entry;
  const houseRules = Object.entries(book.houseRules).filter(([, rule]) => rule.changes === id);
  const to = (rule: string): string => hrefOf({ screen: 'rules', game, rule });
  return (
    <article
      id={`rule-${id}`}
      tabIndex={-1}
      className={isWanted ? 'rule is-wanted' : 'rule'}
      aria-current={isWanted ? 'true' : undefined}
    >
      <header>
        <h3>
          <Marked text={title} query={query} />
        </h3>
        {changes !== null && <span className="chip chip-gold">{words.houseMark}</span>}
        {changes === null && words.origins[origin] !== '' && <span className="chip">{words.origins[origin]}</span>}
        <a className="rule-id" href={to(id)} aria-label={words.linkTo(title)}>
          <code>{id}</code>
          <Icon name="link" />
        </a>
      </header>
      <p lang={isEnglish ? 'en' : undefined}>
        <Marked text={text} query={query} />
      </p>
      {changes !== null && (
        <p className="soft">
          {words.changes} <a href={to(changes)}>{findRule(book, changes)?.title ?? changes}</a>
        </p>
      )}
      {sets.length > 0 && (
        <p className="soft">
          {words.sets}{' '}
          {sets.map((name, i) => (
            <span key={name}>
              {i > 0 && ', '}
              <a href={to(`house.${name}`)}>{book.houseRules[name]?.title ?? name}</a>
            </span>
          ))}
        </p>
      )}
      {houseRules.map(([name, rule]) => (
        <p key={name} className="rule-house">
          <span className="chip chip-gold">{words.houseMark}</span>
          <span>
            {words.changedBy} <a href={to(`house.${name}`)}>{rule.title}</a>
          </span>
        </p>
      ))}
    </article>
  );
}

function Marked({ text, query }: { readonly text: string; readonly query: string }): ReactElement {
  return (
    <>{markWords(text, query).map(({ at, piece, isFound }) => (isFound ? <mark key={at}>{piece}</mark> : piece))}</>
  );
}
