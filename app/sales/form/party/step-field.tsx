import { type ReactNode, useEffect, useRef, useState } from "react";
import { bookingFormTexts } from "#app/messages/catalogues/booking/booking-form.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { FieldError } from "#app/ui/form/field-frame.tsx";

/** How many of something, with a button less and a button more. */
export function StepField({
	name,
	label,
	lang,
	note,
	value,
	errors,
	least,
	most,
	whyNoMore,
	set,
}: {
	name: string;
	label: string;
	/** The language of the label, where it is another one than the page's. */
	lang?: string | undefined;
	note: ReactNode;
	value: string;
	errors: readonly string[] | undefined;
	least: number;
	most: number;
	/** Id of the text that says why there can't be more. */
	whyNoMore: string;
	set: (value: string) => void;
}) {
	const texts = useTexts(bookingFormTexts).people;
	const field = useRef<HTMLInputElement>(null);
	const [drawnValue] = useState(value);
	// React writes each value into the attribute too, and a browser that goes back fills in only what differs from it
	useEffect(() => {
		if (field.current) field.current.defaultValue = drawnValue;
	});
	const count = Number(value) || 0;
	const described = errors ? `${name}-note ${name}-error` : `${name}-note`;
	return (
		<div className="grid items-center gap-x-4 gap-y-1 border-b border-line py-2.5 @min-[19rem]:grid-cols-[1fr_auto]">
			<div>
				<label htmlFor={name} lang={lang} className="text-sm font-semibold">
					{label}
				</label>
				<span id={`${name}-note`} className="block text-sm/snug text-ink-soft">
					{note}
				</span>
			</div>
			<div className="flex items-center">
				<StepButton
					label={texts.fewer({ who: label })}
					step="down"
					isDisabled={count <= least}
					take={() => set(String(Math.max(least, count - 1)))}
				>
					−
				</StepButton>
				<input
					ref={field}
					id={name}
					name={name}
					type="number"
					inputMode="numeric"
					min={least}
					max={Math.max(most, least)}
					readOnly={most === 0 && count === 0}
					value={value}
					onChange={(event) => set(event.target.value)}
					aria-describedby={described}
					aria-invalid={errors ? true : undefined}
					className="no-arrows w-13 rounded-md bg-transparent p-1 text-center text-lg font-bold aria-invalid:bg-danger-tint aria-invalid:text-danger noscript:border-[1.5px] noscript:border-edge"
				/>
				<StepButton
					label={texts.more({ who: label })}
					step="up"
					isDisabled={count >= most}
					describedBy={whyNoMore}
					take={() => set(String(count + 1))}
				>
					+
				</StepButton>
			</div>
			{errors ? (
				<div className="@min-[19rem]:col-span-2">
					<FieldError id={`${name}-error`}>{errors[0]}</FieldError>
				</div>
			) : null}
		</div>
	);
}

function StepButton({
	label,
	isDisabled,
	describedBy,
	step,
	take,
	children,
}: {
	label: string;
	/** Disabled with aria-disabled, so that a button that was just pressed keeps the focus. */
	isDisabled: boolean;
	/** Id of the text that explains why it is disabled. */
	describedBy?: string;
	/** Read by `wake.ts`, which takes the step while the island sleeps. */
	step: "up" | "down";
	take: () => void;
	children: ReactNode;
}) {
	return (
		<button
			type="button"
			aria-label={label}
			aria-disabled={isDisabled}
			aria-describedby={isDisabled ? describedBy : undefined}
			data-step={step}
			onClick={isDisabled ? undefined : take}
			className="size-[min(2.875rem,13vw)] rounded-full border-[1.5px] border-edge bg-paper text-[1.4rem]/none font-medium text-ink transition-colors duration-160 not-aria-disabled:hover:border-ocean not-aria-disabled:hover:bg-foam aria-disabled:cursor-not-allowed aria-disabled:border-dashed aria-disabled:bg-transparent aria-disabled:text-edge noscript:hidden"
		>
			{children}
		</button>
	);
}
