/**
 * What the boarding app keeps on a phone, encrypted by keys that no script can export. Only pages of this site on
 * this phone can read it; wiping a key makes copies of the file worthless.
 */
import { storeName } from "./has-boarding-store.ts";

const objectStore = "sealed";

export interface Sealed {
	iv: Uint8Array<ArrayBuffer>;
	sealed: ArrayBuffer;
}

/** Longest wait for the store: a browser in which it hangs goes on as if it kept nothing. */
const patienceMs = 3_000;

export function withStore<Result>(task: (db: IDBDatabase) => Promise<Result>): Promise<Result> {
	const inStore = async () => {
		const db = await open();
		try {
			return await task(db);
		} finally {
			db.close();
		}
	};
	const hanging = new Promise<never>((_, reject) =>
		setTimeout(() => reject(new Error("The store hangs")), patienceMs),
	);
	return Promise.race([inStore(), hanging]);
}

function open(): Promise<IDBDatabase> {
	return new Promise((resolve, reject) => {
		const request = indexedDB.open(storeName, 1);
		request.onupgradeneeded = () => request.result.createObjectStore(objectStore);
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});
}

/** Encrypts a value by the key of this name, which is made when there is none. */
export async function seal(db: IDBDatabase, keyName: string, value: unknown): Promise<Sealed> {
	const key = (await readOne<CryptoKey>(db, keyName)) ?? (await makeKey(db, keyName));
	const iv = crypto.getRandomValues(new Uint8Array(12));
	const plain = new TextEncoder().encode(JSON.stringify(value));
	return { iv, sealed: await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, plain) };
}

/** @throws when the key is another one. */
export async function unseal(key: CryptoKey, { iv, sealed }: Sealed): Promise<unknown> {
	const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, sealed);
	return JSON.parse(new TextDecoder().decode(plain));
}

async function makeKey(db: IDBDatabase, name: string): Promise<CryptoKey> {
	const key = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, [
		"encrypt",
		"decrypt",
	]);
	await write(db, (store) => store.put(key, name));
	return key;
}

/** IndexedDB returns what was stored under this name; only the stores of the boarding app write there. */
export function readOne<Value>(db: IDBDatabase, name: string): Promise<Value | undefined> {
	return answerOf(db.transaction(objectStore).objectStore(objectStore).get(name));
}

/** All values whose names begin with the prefix. */
export function readAll<Value>(db: IDBDatabase, prefix: string): Promise<Value[]> {
	return answerOf(db.transaction(objectStore).objectStore(objectStore).getAll(namesWith(prefix)));
}

/** Those names. */
export function readNames(db: IDBDatabase, prefix: string): Promise<IDBValidKey[]> {
	return answerOf(
		db.transaction(objectStore).objectStore(objectStore).getAllKeys(namesWith(prefix)),
	);
}

export const namesWith = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

function answerOf<Value>(request: IDBRequest): Promise<Value> {
	return new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});
}

export function write(db: IDBDatabase, change: (store: IDBObjectStore) => void): Promise<void> {
	return new Promise((resolve, reject) => {
		const transaction = db.transaction(objectStore, "readwrite");
		change(transaction.objectStore(objectStore));
		transaction.oncomplete = () => resolve();
		transaction.onerror = () => reject(transaction.error);
		transaction.onabort = () => reject(transaction.error);
	});
}
