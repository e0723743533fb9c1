import { lazy, Suspense, useState } from "react";
import { textOfTyped, typedPolicyOf } from "#app/catalogue/policy/typed-policy.ts";
import { settingsTexts } from "#app/messages/staff/office/settings.ts";
import { TextField } from "#app/ui/form/field.tsx";
import type { Frame } from "#app/ui/form/field-frame.tsx";
import { useBeforeHydration, useIsHydrated } from "#app/ui/hydration.ts";

const { fields } = settingsTexts;

// its sentences come in the words of every language
const PolicyRows = lazy(async () => ({
	default: (await import("#app/catalogue/policy/policy-rows.tsx")).PolicyRows,
}));

/** The operator's usual cancellation policy in rows; without a script as a line of text. */
export function PolicySettingField({
	defaultValue = "",
	translatedWeather,
	touch,
	...frame
}: Frame & {
	defaultValue: string | undefined;
	/** Words of the weather clause in the staff's language. */
	translatedWeather: string | undefined;
	/** Called for each change: that of a button is no input of the form. */
	touch: () => void;
}) {
	const { name, label, hint, errors } = frame;
	// what was typed before hydration, into the line that the rows replace
	const earlyText = useBeforeHydration(() => textTypedIn(name));
	const [policy, setPolicy] = useState(() => typedPolicyOf(earlyText ?? defaultValue));
	const text = textOfTyped(policy);
	const line = (
		<TextField
			{...frame}
			hint={settingsTexts.policyLine}
			defaultValue={defaultValue}
			onChange={(event) => setPolicy(typedPolicyOf(event.target.value))}
			autoComplete="off"
		/>
	);
	if (!useIsHydrated()) return line;
	return (
		<Suspense fallback={line}>
			<fieldset
				id={name}
				tabIndex={-1}
				aria-describedby={errors?.[0] ? `${name}-error` : undefined}
				className="grid gap-3"
			>
				<legend className="mb-1 text-sm font-semibold">{label}</legend>
				<p className="text-sm text-ink-soft">{hint}</p>
				<input type="hidden" name={name} value={text} />
				<PolicyRows
					{...{ name, policy, text, errors }}
					change={(typedPolicy) => {
						setPolicy(typedPolicy);
						touch();
					}}
					weatherWords={{
						label: fields.CANCELLATION_WEATHER.label,
						translation: translatedWeather,
					}}
				/>
			</fieldset>
		</Suspense>
	);
}

function textTypedIn(id: string): string | undefined {
	const element = document.getElementById(id);
	return element instanceof HTMLInputElement ? element.value : undefined;
}
