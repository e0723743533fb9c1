import { Link } from "react-router";
import { firstStepsTexts as texts } from "#app/messages/staff/office/first-steps.ts";
import {
	addressesOfSteps,
	firstSteps,
	nextStep,
	type StepsDone,
} from "#app/operations/figures/first-steps.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Sheet } from "#app/ui/sheet.tsx";

/** Leads from an empty site to its first sale; nothing when all steps are done. */
export function FirstStepsList({ steps }: { steps: StepsDone }) {
	const next = nextStep(steps);
	if (next === null) return null;
	return (
		<Sheet id="first-steps" title={texts.title}>
			<p className="text-ink-soft">{texts.lead}</p>
			<ol className="grid">
				{firstSteps.map((step) => {
					const { name, how } = texts.steps[step];
					const address = addressesOfSteps[step];
					return (
						<li key={step} className="grid gap-1 border-t border-line py-2.5">
							<span className="flex flex-wrap items-center gap-x-3 gap-y-1">
								{address && !steps[step] ? (
									// some of these screens are documents of their own
									<Link to={address} reloadDocument className="py-1 font-semibold">
										{name}
									</Link>
								) : (
									<span className={`py-1 ${steps[step] ? "text-ink-soft" : "font-semibold"}`}>
										{name}
									</span>
								)}
								{steps[step] ? <Badge look="grey">{texts.done}</Badge> : null}
								{step === next ? <Badge look="sand">{texts.next}</Badge> : null}
							</span>
							{steps[step] ? null : <span className="text-sm text-ink-soft">{how}</span>}
						</li>
					);
				})}
			</ol>
		</Sheet>
	);
}
