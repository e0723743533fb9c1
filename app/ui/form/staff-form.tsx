import type { ReactNode } from "react";
import { Form } from "react-router";
import { ErrorSummary } from "./error-summary.tsx";
import type { FormErrors } from "./form.ts";
import { UnsavedChanges, type useUnsaved } from "./unsaved-changes.tsx";

/** The frame of a form that staff edit something with: what is wrong, the fields, the bar to save. */
export function StaffForm({
	unsaved: [isDirty, setIsDirty],
	errors,
	bar,
	children,
}: {
	/** Belongs to the caller: not every change is typed into a field. */
	unsaved: ReturnType<typeof useUnsaved>;
	errors: FormErrors | null;
	/** The bar at its foot; none for those who may only read. */
	bar: ReactNode;
	/** The fields. */
	children: ReactNode;
}) {
	return (
		<Form
			method="post"
			noValidate
			onInput={() => setIsDirty(true)}
			onSubmit={() => setIsDirty(false)}
			className="grid grid-cols-[minmax(0,1fr)] gap-6"
		>
			<ErrorSummary errors={errors} />
			<fieldset disabled={!bar} className="contents">
				{children}
			</fieldset>
			{bar}
			<UnsavedChanges isDirty={isDirty} />
		</Form>
	);
}
