import { ASKINGS, LANGUAGE_NAMES, LANGUAGES } from '@questhall/facets';
import { type ReactElement, startTransition, useOptimistic } from 'react';
import '../../look/forms.css';
import './settings.css';
import { changeSettings, MOTIONS, SPEEDS, TEXT_SIZES, THEMES, useSettings } from '../../settings/settings.ts';
import { Frame } from '../../shell/frame.tsx';
import { chooseLanguage } from '../../texts/in-language.ts';
import { useTexts } from '../../texts/texts.ts';
import { useSettingsTexts } from './texts/texts.ts';

export function SettingsScreen(): ReactElement {
  const settings = useSettings();
  const [language, showLanguage] = useOptimistic(settings.language); // its texts have to come first
  const { settings: title, speed, rulesInEnglish } = useTexts();
  const words = useSettingsTexts();
  return (
    <Frame title={title} page="settings">
      <div className="page page-narrow settings">
        <div>
          <h1>{title}</h1>
          <p className="soft">{words.text}</p>
        </div>
        <div className="plate settings-list">
          <Setting
            name="language"
            words={{ ...LANGUAGE_NAMES, ...words.language }}
            all={LANGUAGES}
            value={language}
            onChange={(next) =>
              startTransition(async () => {
                showLanguage(next);
                await chooseLanguage(next);
              })
            }
          >
            {rulesInEnglish}
          </Setting>
          <Setting
            name="theme"
            words={words.theme}
            all={THEMES}
            value={settings.theme}
            onChange={(theme) => changeSettings({ theme })}
          />
          <Setting
            name="textSize"
            words={words.textSize}
            all={TEXT_SIZES}
            value={settings.textSize}
            onChange={(textSize) => changeSettings({ textSize })}
          />
          <Setting
            name="speed"
            words={speed}
            all={SPEEDS}
            value={settings.speed}
            onChange={(next) => changeSettings({ speed: next })}
          />
          <Setting
            name="asking"
            words={words.asking}
            all={ASKINGS}
            value={settings.asking}
            onChange={(asking) => changeSettings({ asking })}
          >
            {words.askingText}
          </Setting>
          <Setting
            name="motion"
            words={words.motion}
            all={MOTIONS}
            value={settings.motion}
            onChange={(motion) => changeSettings({ motion })}
          />
          <Setting
            name="sound"
            words={words.sound}
            all={['off', 'on']}
            value={settings.sound ? 'on' : 'off'}
            onChange={(sound) => changeSettings({ sound: sound === 'on' })}
          />
        </div>
      </div>
    </Frame>
  );
}

interface SettingProps<X extends string> {
  readonly name: string;
  readonly words: Readonly<Record<X | 'title', string>>;
  readonly all: readonly X[];
  readonly value: X;
  readonly onChange: (value: X) => void;
  readonly children?: string;
}

/** One thing to choose, all its values side by side. */
function Setting<X extends string>({ name, words, all, value, onChange, children }: SettingProps<X>): ReactElement {
  return (
    <fieldset className="setting">
      <legend>{words.title}</legend>
      <div className="segments">
        {all.map((one) => (
          <label key={one} className="segment" lang={name === 'language' ? one : undefined}>
            <input type="radio" name={name} value={one} checked={one === value} onChange={() => onChange(one)} />
            <span>{words[one]}</span>
          </label>
        ))}
      </div>
      {children !== undefined && <p className="soft">{children}</p>}
    </fieldset>
  );
}
