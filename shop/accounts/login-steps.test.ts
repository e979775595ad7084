// §4 login modal moves
import { describe, expect, it } from 'vitest';
import { clearsForm, loginSteps, moved, otpDigitsOf } from './login-steps.ts';

describe('the login modal', () => {
  it('signs in: login, its code, closed', () => {
    expect(moved('login', 'sent')).toBe('verifyLoginOtp');
    expect(moved('verifyLoginOtp', 'verified')).toBe('closed');
    expect(moved('verifyLoginOtp', 'back')).toBe('login');
  });

  it('registers: register, its code, then login with a cleared form', () => {
    expect(moved('register', 'sent')).toBe('verifyRegisterOtp');
    expect(moved('verifyRegisterOtp', 'verified')).toBe('login');
    expect(clearsForm('verifyRegisterOtp', 'verified')).toBe(true);
    expect(moved('verifyRegisterOtp', 'back')).toBe('register');
    expect(clearsForm('verifyRegisterOtp', 'back')).toBe(false);
  });

  it('switches between login and register and clears the form', () => {
    expect(moved('login', 'switch')).toBe('register');
    expect(moved('register', 'switch')).toBe('login');
    expect(clearsForm('login', 'switch')).toBe(true);
  });

  it('leads a newcomer from the code to register, and keeps the form', () => {
    expect(moved('verifyLoginOtp', 'register')).toBe('register');
    expect(clearsForm('verifyLoginOtp', 'register')).toBe(false);
  });

  it('ignores a move that its step does not have', () => {
    expect(moved('login', 'verified')).toBe('login');
    expect(moved('register', 'back')).toBe('register');
  });

  // §2 login modal: four steps, their titles and fields; switch links and back buttons
  it('has the titles of the specification', () => {
    expect(Object.values(loginSteps).map(({ title }) => title)).toEqual([
      'Welcome Back',
      'Verify Login OTP',
      'Create Your Account',
      'Verify Registration OTP',
    ]);
  });

  it('keeps six digits of typed or pasted text in the code field', () => {
    expect(otpDigitsOf('482 913')).toBe('482913');
    expect(otpDigitsOf('Your code: 4-8-2-9-1-3-7')).toBe('482913');
    expect(otpDigitsOf(' 4 8 2 9 1 3 ')).toBe('482913');
    expect(otpDigitsOf('It works for 10 minutes, until 23:45. 482913 is your code.')).toBe('482913');
    expect(otpDigitsOf('Valid 10 minutes: 482-913')).toBe('482913');
    expect(otpDigitsOf('48 29')).toBe('4829');
    expect(otpDigitsOf('abc')).toBe('');
  });
});
