import { policyInSentences } from "#app/catalogue/policy/policy-sentences.ts";
import { readPolicyText } from "#app/catalogue/policy/policy-text.ts";
import { staffLanguage } from "#app/messages/languages.ts";
import { policyFieldTexts as texts } from "#app/messages/staff/excursions/policy-field.ts";
import { Button } from "#app/ui/button.tsx";
import { fieldBoxClass } from "#app/ui/form/field-frame.tsx";

/** As typed: an empty box is no number yet. */
export interface TypedPolicy {
	steps: { hours: string; percent: string }[];
	noShow: string;
	/** Its words are a field of their own. */
	hasWeather: boolean;
}

function previewOf(text: string): string {
	const policy = readPolicyText(text);
	return policy
		? texts.preview({ sentences: policyInSentences(policy, staffLanguage()) })
		: texts.wrong;
}

/** The rows of a policy, its other boxes and the sentences that guests will read. */
export function PolicyRows({
	policy,
	text,
	change,
}: {
	policy: TypedPolicy;
	/** What the form sends. */
	text: string;
	change: (policy: TypedPolicy) => void;
}) {
	const { steps, noShow, hasWeather } = policy;
	const setStep = (index: number, part: Partial<TypedPolicy["steps"][number]>) =>
		change({
			...policy,
			steps: steps.map((step, place) => (place === index ? { ...step, ...part } : step)),
		});
	return (
		<>
			<div className="grid gap-3">
				{steps.map((step, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name than its place
					<div key={index} className="flex flex-wrap items-end gap-3">
						<NumberBox
							label={texts.hours}
							value={step.hours}
							change={(hours) => setStep(index, { hours })}
						/>
						<NumberBox
							label={texts.percent}
							value={step.percent}
							change={(percent) => setStep(index, { percent })}
						/>
						<Button
							type="button"
							aria-label={texts.removeStep({ place: index + 1 })}
							onClick={() =>
								change({ ...policy, steps: steps.filter((_, place) => place !== index) })
							}
						>
							{texts.remove}
						</Button>
					</div>
				))}
				<Button
					type="button"
					className="justify-self-start"
					onClick={() => change({ ...policy, steps: [...steps, { hours: "", percent: "" }] })}
				>
					{texts.add}
				</Button>
				<NumberBox
					label={texts.noShow}
					value={noShow}
					change={(percent) => change({ ...policy, noShow: percent })}
				/>
				<label className="inline-flex min-h-11 items-center gap-2.5 text-sm font-[550]">
					<input
						type="checkbox"
						checked={hasWeather}
						onChange={(event) => change({ ...policy, hasWeather: event.target.checked })}
						className="size-5 flex-none accent-ocean"
					/>
					{texts.hasWeather}
				</label>
			</div>
			<p role="status" className="rounded-md bg-sand px-4 py-3 text-sm/[1.45] text-on-sand">
				{previewOf(text)}
			</p>
		</>
	);
}

function NumberBox({
	label,
	value,
	change,
}: {
	label: string;
	value: string;
	change: (value: string) => void;
}) {
	return (
		<label className="grid justify-items-start gap-1.5 text-sm font-[550]">
			{label}
			<input
				inputMode="numeric"
				autoComplete="off"
				value={value}
				onChange={(event) => change(event.target.value.trim())}
				className={`${fieldBoxClass} max-w-28`}
			/>
		</label>
	);
}
