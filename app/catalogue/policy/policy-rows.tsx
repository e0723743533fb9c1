import { staffLanguage } from "#app/messages/languages.ts";
import { policyFieldTexts as texts } from "#app/messages/staff/excursions/policy-field.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError, fieldBoxClass } from "#app/ui/form/field-frame.tsx";
import { policyInSentences } from "./policy-sentences.ts";
import { longestWeather, readPolicyText } from "./policy-text.ts";
import type { TypedPolicy } from "./typed-policy.ts";

/** Words beside the weather clause, where they belong to the policy itself. */
interface WeatherWords {
	label: string;
	/** What the operator says in the language of the preview; empty where the same words stand there. */
	translation: string | undefined;
}

interface PolicyRowsProps {
	name: string;
	policy: TypedPolicy;
	/** What the form sends of it. */
	text: string;
	change: (policy: TypedPolicy) => void;
	errors: readonly string[] | null | undefined;
	weatherWords?: WeatherWords;
}

/** The rows of a policy, its other boxes and the sentences that guests will read. */
export function PolicyRows({ name, policy, text, change, errors, weatherWords }: PolicyRowsProps) {
	const { noShow, hasWeather, weather } = policy;
	const sentences = sentencesOf(text, weatherWords?.translation);
	return (
		<>
			<div className="grid gap-3">
				<StepRows policy={policy} change={change} />
				<Box
					label={texts.noShow}
					value={noShow}
					change={(percent) => change({ ...policy, noShow: percent.trim() })}
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
				{weatherWords && hasWeather ? (
					<Box
						label={weatherWords.label}
						value={weather}
						isWords
						change={(words) => change({ ...policy, weather: words })}
					/>
				) : null}
			</div>
			<p role="status" className="rounded-md bg-sand px-4 py-3 text-sm/[1.45] text-on-sand">
				{sentences ? texts.preview({ sentences }) : texts.wrong}
			</p>
			{errors?.[0] ? <FieldError id={`${name}-error`}>{errors[0]}</FieldError> : null}
		</>
	);
}

function sentencesOf(text: string, translation = ""): string | null {
	const policy = readPolicyText(text);
	if (!policy) return null;
	const weather = policy.weather && (translation || policy.weather);
	return policyInSentences({ ...policy, weather }, staffLanguage());
}

function StepRows({ policy, change }: Pick<PolicyRowsProps, "policy" | "change">) {
	const { steps } = policy;
	const setStep = (index: number, part: Partial<TypedPolicy["steps"][number]>) =>
		change({
			...policy,
			steps: steps.map((step, place) => (place === index ? { ...step, ...part } : step)),
		});
	return (
		<>
			{steps.map((step, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name than its place
				<div key={index} className="flex flex-wrap items-end gap-3">
					<Box
						label={texts.hours}
						value={step.hours}
						change={(hours) => setStep(index, { hours: hours.trim() })}
					/>
					<Box
						label={texts.percent}
						value={step.percent}
						change={(percent) => setStep(index, { percent: percent.trim() })}
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
		</>
	);
}

function Box({
	label,
	value,
	change,
	isWords = false,
}: {
	label: string;
	value: string;
	change: (value: string) => void;
	/** For words, not for a number. */
	isWords?: boolean;
}) {
	return (
		<label className={`grid gap-1.5 text-sm font-[550] ${isWords ? "" : "justify-items-start"}`}>
			{label}
			<input
				inputMode={isWords ? "text" : "numeric"}
				maxLength={longestWeather}
				autoComplete="off"
				value={value}
				onChange={(event) => change(event.target.value)}
				className={`${fieldBoxClass} ${isWords ? "" : "max-w-28"}`}
			/>
		</label>
	);
}
