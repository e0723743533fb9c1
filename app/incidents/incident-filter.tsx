import { Form, Link } from "react-router";
import { reviewQueueTexts } from "#app/messages/staff/office/review-queue.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/field.tsx";
import { type QueueFilter, queueKinds, queueLabels } from "./incident.ts";

const tabClass =
	"inline-block border-b-3 border-transparent pt-2.5 pb-1.5 font-[550] text-ink no-underline hover:border-dune aria-[current=page]:border-ocean";

export function IncidentFilterBar({
	filter,
	openCount,
}: {
	filter: QueueFilter;
	openCount: number;
}) {
	const { filter: texts } = reviewQueueTexts;
	const open = openCount === 0 ? texts.open : texts.openCounted({ open: openCount });
	return (
		<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
			<nav aria-label={texts.label({ open: openCount })}>
				<ul className="flex gap-x-5">
					{[
						{ show: "open", label: open },
						{ show: "settled", label: texts.settled },
					].map(({ show, label }) => (
						<li key={show}>
							<Link
								to={`?show=${show}`}
								aria-current={filter.show === show ? "page" : undefined}
								className={tabClass}
							>
								{label}
							</Link>
						</li>
					))}
					<li>
						<Link to="/dashboard/attention/reconciliation" className={tabClass}>
							{texts.ledgers}
						</Link>
					</li>
				</ul>
			</nav>
			<details
				key={`${filter.show} ${filter.kind}`}
				open={filter.kind !== undefined || undefined}
				className="open:w-full min-[45rem]:open:w-auto"
			>
				<summary className="cursor-pointer pt-2.5 pb-1.5 font-[550] text-ocean">
					{texts.whatAbout}
				</summary>
				<Form
					method="get"
					className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 min-[45rem]:grid-cols-[15rem_auto]"
				>
					<input type="hidden" name="show" value={filter.show} />
					<SelectField name="kind" label={texts.kind} defaultValue={filter.kind ?? ""}>
						<option value="">{texts.all}</option>
						{queueKinds.map((kind) => (
							<option key={kind} value={kind}>
								{queueLabels[kind]}
							</option>
						))}
					</SelectField>
					<Button>{texts.show}</Button>
				</Form>
			</details>
		</div>
	);
}
