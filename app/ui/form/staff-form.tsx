import { type ReactNode, useEffect } from "react";
import { Form } from "react-router";
import { ErrorSummary } from "./error-summary.tsx";
import type { FormErrors } from "./form.ts";
import { UnsavedChanges, type useUnsaved } from "./unsaved-changes.tsx";

/** Frame of a form for staff: errors, fields, and the bar to save. */
export function StaffForm({
	unsaved: [isDirty, setIsDirty],
	errors,
	version,
	hrefOf,
	openedBy,
	bar,
	encType,
	children,
}: {
	/** Owned by the caller, because not every change is typed into a field. */
	unsaved: ReturnType<typeof useUnsaved>;
	errors: FormErrors | null;
	/** Of the row on which the form is based; a new row has none. */
	version: string | undefined;
	/** Link to the field of an error, where its name's first part is not the control's. */
	hrefOf?: (field: string) => string;
	/** Of a page with one form for many rows: the part of the address's query that says which row's it is. */
	openedBy?: string;
	/** The save bar; null for users who may only read. */
	bar: ReactNode;
	/** Of a form with files. */
	encType?: "multipart/form-data";
	children: ReactNode;
}) {
	useEffect(() => {
		if (errors) setIsDirty(true);
	}, [errors, setIsDirty]);
	return (
		<Form
			method="post"
			encType={encType}
			noValidate
			onInput={() => setIsDirty(true)}
			onSubmit={() => setIsDirty(false)}
			className="grid grid-cols-[minmax(0,1fr)] gap-6"
		>
			<ErrorSummary errors={errors} hrefOf={hrefOf} />
			<fieldset disabled={!bar} className="contents">
				{version ? <input type="hidden" name="version" value={version} /> : null}
				{children}
			</fieldset>
			{bar}
			<UnsavedChanges isDirty={isDirty} openedBy={openedBy} />
		</Form>
	);
}
