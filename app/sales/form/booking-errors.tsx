import type { MouseEvent, RefObject } from "react";
import { bookingFormTexts } from "#app/messages/catalogues/booking/booking-form.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import type { GuestFieldWords } from "#app/sales/booking/booking-form-fields.ts";
import type { FormErrors } from "#app/ui/form/form.ts";

/** The errors in the order of the form; each links to its field. */
export function BookingErrors({
	fields,
	errors,
	summary,
}: {
	fields: readonly GuestFieldWords[];
	errors: FormErrors;
	summary: RefObject<HTMLDivElement | null>;
}) {
	const texts = useTexts(bookingFormTexts);
	const count = Object.keys(errors).length;
	if (count === 0) return null;
	const fieldNames: string[] = fields.map(({ name }) => name);
	// other errors have no field to link to
	const order = [
		...["date", "start", "isWhole", "adults", "children", "bebe"],
		...["pickup", ...fieldNames, "code", "price"],
	];
	const names = Object.keys(errors).sort((a, b) => order.indexOf(a) - order.indexOf(b));
	return (
		<div
			ref={summary}
			id="errors"
			role="alert"
			tabIndex={-1}
			className="rounded-md border-2 border-l-[0.6rem] border-danger bg-danger-tint px-[min(1.25rem,5vw)] py-4.5 focus:outline-3 focus:outline-offset-3 focus:outline-focus"
		>
			<h3 className="mb-1.5 text-lg text-danger">{texts.errors({ count })}</h3>
			<ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
				{names.map((name) => (
					<li key={name}>
						{order.includes(name) || /_\d/.test(name) ? (
							<a
								href={`#${name}`}
								onClick={focusField}
								className="inline-block max-w-full py-0.5 font-semibold text-danger wrap-anywhere"
							>
								{errors[name]?.[0]}
							</a>
						) : (
							<span className="inline-block max-w-full py-0.5 font-semibold text-danger wrap-anywhere">
								{errors[name]?.[0]}
							</span>
						)}
					</li>
				))}
			</ul>
		</div>
	);
}

/** Moves the focus to the field too and adds no entry to the history, which a link alone would do. */
export function focusField(event: MouseEvent<HTMLAnchorElement>) {
	const field = document.getElementById(event.currentTarget.hash.slice(1));
	if (!field) return;
	event.preventDefault();
	field.focus();
	field.scrollIntoView({ block: "center" });
}
