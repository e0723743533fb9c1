import { lazy, Suspense, useState } from "react";
import { policyText, readPolicyText } from "#app/catalogue/policy/policy-text.ts";
import { policyFieldTexts as texts } from "#app/messages/staff/excursions/policy-field.ts";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import type { TypedPolicy } from "./policy-rows.tsx";

// few excursions have a policy of their own, and its sentences come in the words of every language
const loadRows = () => import("./policy-rows.tsx");
const PolicyRows = import.meta.env.SSR
	? (await loadRows()).PolicyRows
	: lazy(async () => ({ default: (await loadRows()).PolicyRows }));

const firstProposal: TypedPolicy = {
	steps: [{ hours: "48", percent: "100" }],
	noShow: "0",
	hasWeather: false,
};

function typedOf(text: string): TypedPolicy | null {
	const policy = text ? readPolicyText(text) : null;
	if (!policy) return text ? firstProposal : null;
	return {
		steps: policy.steps.map(({ hours, percent }) => ({
			hours: String(hours),
			percent: String(percent),
		})),
		noShow: String(policy.noShowPercent),
		hasWeather: policy.weather !== null,
	};
}

/** What the form sends; of boxes that are no policy a text that is refused. */
function textOf({ steps, noShow, hasWeather }: TypedPolicy): string {
	const stepsText = steps.map(({ hours, percent }) => `${hours}:${percent}`).join(",") || "none";
	const text = `${stepsText}; no-show:${noShow || 0}${hasWeather ? "; weather:" : ""}`;
	const policy = readPolicyText(text);
	return policy ? policyText(policy) : text;
}

/** An excursion's own cancellation policy in rows, with the sentences that guests will read; or the operator's. */
export function PolicyField({
	name,
	label,
	errors,
	defaultValue = "",
}: {
	name: string;
	label: string;
	errors: string[] | undefined;
	defaultValue: string | undefined;
}) {
	const [typedPolicy, setTypedPolicy] = useState(() => typedOf(defaultValue));
	const text = typedPolicy ? textOf(typedPolicy) : "";
	return (
		<fieldset className="grid gap-3">
			<legend className="mb-1 text-sm font-semibold">{label}</legend>
			<input type="hidden" name={name} value={text} />
			<label className="inline-flex min-h-11 items-center gap-2.5 text-sm font-[550]">
				<input
					type="checkbox"
					id={name}
					aria-describedby={errors ? `${name}-error` : undefined}
					checked={typedPolicy !== null}
					onChange={(event) => setTypedPolicy(event.target.checked ? firstProposal : null)}
					className="size-5 flex-none accent-ocean"
				/>
				{texts.hasOwn}
			</label>
			{typedPolicy ? (
				<Suspense>
					<PolicyRows policy={typedPolicy} text={text} change={setTypedPolicy} />
				</Suspense>
			) : (
				<p className="text-sm text-ink-soft">{texts.operators}</p>
			)}
			{errors ? <FieldError id={`${name}-error`}>{errors[0]}</FieldError> : null}
		</fieldset>
	);
}
