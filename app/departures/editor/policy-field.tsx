import { lazy, Suspense, useState } from "react";
import { textOfTyped, typedPolicyOf } from "#app/catalogue/policy/typed-policy.ts";
import { policyFieldTexts as texts } from "#app/messages/staff/excursions/policy-field.ts";
import { FieldError } from "#app/ui/form/field-frame.tsx";

// few excursions have a policy of their own, and its sentences come in the words of every language
const loadRows = () => import("#app/catalogue/policy/policy-rows.tsx");
const PolicyRows = import.meta.env.SSR
	? (await loadRows()).PolicyRows
	: lazy(async () => ({ default: (await loadRows()).PolicyRows }));

const firstProposal = typedPolicyOf("48:100");

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
	const [typedPolicy, setTypedPolicy] = useState(() =>
		defaultValue ? typedPolicyOf(defaultValue) : null,
	);
	const text = typedPolicy ? textOfTyped(typedPolicy) : "";
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
					<PolicyRows {...{ name, text, errors }} policy={typedPolicy} change={setTypedPolicy} />
				</Suspense>
			) : (
				<>
					<p className="text-sm text-ink-soft">{texts.operators}</p>
					{errors ? <FieldError id={`${name}-error`}>{errors[0]}</FieldError> : null}
				</>
			)}
		</fieldset>
	);
}
