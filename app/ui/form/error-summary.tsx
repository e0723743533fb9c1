import { useRef } from "react";
import { formTexts } from "#app/messages/staff/office/form.ts";
import { useFocusOnChange } from "#app/ui/focus-on-change.ts";
import type { FormErrors } from "./form.ts";

/** All errors of a form with links to the fields; takes the focus (WCAG 3.3.1). */
export function ErrorSummary({
	errors,
	hrefOf = (field) => field.split(".")[0] ?? field,
	heading = formTexts.notSaved,
}: {
	errors: FormErrors | null | undefined;
	/** Link to the field of an error. */
	hrefOf?: (field: string) => string;
	heading?: string;
}) {
	const summary = useRef<HTMLDivElement>(null);
	useFocusOnChange(summary, errors);
	if (!errors) return null;
	const all = Object.entries(errors).flatMap(([field, messages]) =>
		messages.slice(0, 1).map((message) => ({ field, message })),
	);
	return (
		<div
			ref={summary}
			tabIndex={-1}
			role="alert"
			className="grid gap-2 rounded-md border-2 border-danger bg-danger-tint px-5 py-4"
		>
			<p className="font-semibold">{heading}</p>
			<ul className="grid list-disc gap-1 pl-5">
				{all.map(({ field, message }) => (
					<li key={field}>
						{field ? (
							<a href={`#${hrefOf(field)}`} className="font-semibold text-danger">
								{message}
							</a>
						) : (
							message
						)}
					</li>
				))}
			</ul>
		</div>
	);
}
