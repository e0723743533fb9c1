import type { ReactNode } from "react";

export interface Frame {
	/** The field's name in the form; label, hint and error derive their ids from it. */
	name: string;
	label: ReactNode;
	hint?: ReactNode;
	/** Errors of this field; the first is shown. */
	errors?: readonly string[] | null | undefined;
	className?: string;
}

/** Style of every text field and select. */
export const fieldBoxClass =
	"w-full min-h-12.5 rounded-md border-[1.5px] border-edge bg-paper px-3.5 py-2.5 text-ink focus-visible:rounded-md focus-visible:border-ocean focus-visible:outline-offset-1 aria-invalid:border-2 aria-invalid:border-danger aria-invalid:bg-danger-tint";

/** Fields side by side in a grid: their boxes stand in one line, whichever of them has a longer label or a hint. */
export const alignedFieldsClass =
	"grid gap-x-4 gap-y-1.5 *:row-span-4 *:mb-1 *:grid-rows-subgrid [&_label]:self-end [&>*>:is(input,select,textarea)]:row-start-3 [&>*>p]:row-start-4";

/** With "!", because colour alone must not mark an error. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
	return (
		<p id={id} className="flex gap-1.5 text-sm font-semibold wrap-anywhere text-danger">
			<span
				aria-hidden="true"
				className="mt-0.5 grid size-5 flex-none place-items-center rounded-full bg-danger text-[0.8rem]/5 font-extrabold text-paper"
			>
				!
			</span>
			{children}
		</p>
	);
}

/** What is wrong with a form as a whole; nothing without an error. */
export function FormError({ children }: { children: string | null | undefined }) {
	return children ? (
		<div role="alert">
			<FieldError>{children}</FieldError>
		</div>
	) : null;
}

/** Label, hint and error around a field, connected to it by ids. */
export function FieldFrame({
	name,
	label,
	hint,
	errors,
	className,
	children,
}: Frame & { children: ReactNode }) {
	return (
		<div
			className={`grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1.5 ${className ?? ""}`}
		>
			<label htmlFor={name} className="text-sm font-semibold">
				{label}
			</label>
			{hint ? (
				<span id={`${name}-hint`} className="text-sm text-ink-soft">
					{hint}
				</span>
			) : null}
			{children}
			{errors?.[0] ? <FieldError id={`${name}-error`}>{errors[0]}</FieldError> : null}
		</div>
	);
}

export function fieldAttributes({ name, hint, errors }: Pick<Frame, "name" | "hint" | "errors">) {
	const described = [hint ? `${name}-hint` : "", errors?.[0] ? `${name}-error` : ""]
		.filter(Boolean)
		.join(" ");
	return {
		id: name,
		name,
		"aria-invalid": errors?.[0] ? true : undefined,
		"aria-describedby": described || undefined,
	} as const;
}
