import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readForEdit } from '#platform/server/changes/change-entity.ts';
import { addAddress } from '#shop/addresses/server/add-address.ts';
import { changeAddress } from '#shop/addresses/server/change-address.ts';
import { addressFields } from '#shop/addresses/server/testing.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { postOffices } from '#shop/pincodes/server/tables.ts';
import { createStateKeeper } from '#shop/pincodes/state-of-pincode.ts';
import { usualCharges } from '#shop/pricing/amounts.ts';
import { editOrder } from '../admin/server/edit-order.ts';
import { placePhoneOrder } from '../admin/server/phone-order.ts';
import { changeOwnAddress, readOwnAddress } from './edit/change-own-address.ts';
import { orderKind } from './edit/order-kind.ts';
import { answersOn, dispatch, knowPincodes, placeHeld } from './hold/testing.ts';
import { placeOrder } from './place-order.ts';
import { makeCustomer, makeOrderBody } from '#shop/orders/server/testing.ts';

const { db } = await testDatabase();
const staff = { userId: 7, namesOf: () => Promise.resolve(new Map([[7, 'Asha']])) };
const goa = { pincode: '560003', state: 'Goa' } as const;
const asked =
  'Pincode 560003 is in Karnataka, not in Goa. Please correct the pincode or the state. If Goa is right, save again to keep it.';
type Save = (place: { pincode: string; state: 'Goa' | 'Delhi' }, keepState?: boolean) => Promise<unknown>;

beforeAll(async () => {
  await knowPincodes(db);
  const border = { pincode: '110001', position: 0, name: 'Border', kind: 'branch', block: '' } as const;
  await db.insert(postOffices).values({ ...border, state: 'Haryana', district: 'Gurugram' });
});

async function newOrder() {
  const { id } = await makeProduct(db, { stock: 9 });
  const { userId } = await makeCustomer(db);
  const order = makeOrderBody([{ sku: `${id}`, quantity: 1, unitPaise: 50_000 }]);
  const { orderNumber } = await placeOrder(db, { userId, order });
  return { userId, orderNumber, productId: id };
}

const ways: [string, () => Promise<Save>][] = [
  [
    'a new address of an account',
    async () => {
      const { userId } = await makeCustomer(db);
      return (place, keepState) => addAddress(db, { userId, fields: addressFields(place), keepState });
    },
  ],
  [
    'a changed address of an account',
    async () => {
      const { userId } = await makeCustomer(db);
      const { id } = await addAddress(db, { userId, fields: addressFields() });
      return (place, keepState) => changeAddress(db, { userId, id, fields: addressFields(place), keepState });
    },
  ],
  [
    'the page of an order',
    async () => {
      const own = await newOrder();
      return async (place, keepState) => {
        const { version, address } = await readOwnAddress(db, own);
        const moved = { ...address, ...place } as never;
        return changeOwnAddress(db, { ...own, version, address: moved, keepState, dispatch });
      };
    },
  ],
  [
    'an order changed by staff',
    async () => {
      const { orderNumber } = await newOrder();
      return async (fields, keepState) => {
        const { version } = await readForEdit(db, orderKind, orderNumber);
        return editOrder(db, { orderNumber, version, fields, keepState, dispatch, by: staff });
      };
    },
  ],
  [
    'an order by phone',
    async () => {
      const { id } = await makeProduct(db, { stock: 9 });
      const { orderId, customerName: name, customerPhone: phone, addressLine, city } = makeOrderBody([]);
      const given = { orderId, name, phone, addressLine, city, email: '', customerId: null };
      const lines = [{ sku: `${id}`, quantity: 1 }];
      return (place, keepState) =>
        placePhoneOrder(db, {
          order: { ...given, lines, totalAmount: 497, ...place, keepState },
          dispatch,
          charges: usualCharges,
          isClosed: false,
          by: staff,
        });
    },
  ],
  [
    'an order without an account',
    async () => {
      const { id } = await makeProduct(db, { stock: 9 });
      const body = makeOrderBody([{ sku: `${id}`, quantity: 1, unitPaise: 50_000 }]);
      return (place, keepState) =>
        placeOrder(db, {
          userId: null,
          guest: { browser: 'b' },
          order: { ...body, ...place, ...(keepState === undefined ? {} : { keepState }) },
        });
    },
  ],
  [
    'the link that confirms an order',
    async () => {
      const { token } = await placeHeld(db);
      const fieldsOf = (place: Parameters<Save>[0]) => ({ fields: place as never });
      return (place, keepState) => answersOn(db).confirm(token, { ...fieldsOf(place), keepState });
    },
  ],
];

it.each(ways)('a state that is not the pincode’s is asked about and may be kept: %s', async (way, open) => {
  const save = await open();
  const question =
    way === 'an order without an account' ? asked.replace('save again', 'place the order again') : asked;
  await expect(save(goa)).rejects.toMatchObject({ status: 409, code: 'state_of_pincode', message: question });
  const field = way === 'the page of an order' ? 'address.state' : 'state';
  await expect(save(goa)).rejects.toMatchObject({ extra: { fields: { [field]: question } } });
  await expect(save(goa, true)).resolves.toBeTruthy();
});

it('a pincode of two states and one that the table lacks are not asked about', async () => {
  const { userId } = await makeCustomer(db);
  const add = (pincode: string, state: 'Haryana' | 'Delhi' | 'Goa') =>
    addAddress(db, { userId, fields: addressFields({ pincode, state }) });
  await add('110001', 'Haryana');
  await add('110001', 'Delhi');
  await add('999999', 'Goa');
  await expect(add('110001', 'Goa')).rejects.toThrow('is in Delhi and Haryana, not in Goa');
});

it('an address that was kept before is not asked about again', async () => {
  const { userId } = await makeCustomer(db);
  const fields = addressFields(goa);
  const { id } = await addAddress(db, { userId, fields, keepState: true });
  const renamed = await changeAddress(db, { userId, id, fields: { ...fields, name: 'Rani V' } });
  expect(renamed).toMatchObject({ name: 'Rani V', state: 'Goa' });
});

it('a form keeps a state only after the question about it', () => {
  const { keep, note } = createStateKeeper();
  note({ code: 'too_many_addresses' }, goa);
  expect(keep(goa)).toEqual({});
  note({ code: 'state_of_pincode' }, goa);
  expect(keep({ pincode: '560 003', state: 'Goa' })).toEqual({ keepState: true });
  expect(keep({ pincode: '110001', state: 'Goa' })).toEqual({});
});
