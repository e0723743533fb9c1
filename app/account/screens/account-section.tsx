import type { ReactNode } from "react";
import { FormError } from "#app/ui/form/field-frame.tsx";
import type { FormErrors } from "#app/ui/form/form.ts";

/** A section of the account page; errors of the whole form stand under its title. */
export function AccountSection({
	id,
	title,
	errors,
	children,
}: {
	id: string;
	title: string;
	errors?: FormErrors;
	children: ReactNode;
}) {
	const error = errors?.[""]?.[0];
	return (
		<section
			aria-labelledby={`${id}-heading`}
			className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 rounded-lg border border-line bg-paper p-[clamp(1rem,3vw,1.8rem)] lg:grid-cols-[17rem_minmax(0,1fr)]"
		>
			<h2 id={`${id}-heading`} className="text-[1.45rem]">
				{title}
			</h2>
			<div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
				<FormError>{error}</FormError>
				{children}
			</div>
		</section>
	);
}
